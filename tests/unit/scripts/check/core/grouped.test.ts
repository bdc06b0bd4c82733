import { expect, test } from 'vitest';
import { grouped } from '../../../../../scripts/check/core/grouped.ts';

test('items by a name, both in the order in which they come', () => {
  const groups = grouped(['b1', 'a1', 'b2', 'a2'], (item) => item.charAt(0));
  expect([...groups]).toEqual([
    ['b', ['b1', 'b2']],
    ['a', ['a1', 'a2']],
  ]);
  expect(grouped([], String).size).toBe(0);
});
