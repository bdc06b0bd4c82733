import { expect, test } from 'vitest';
import { placeAt } from '../../../../../scripts/check/core/located.ts';

test.each([
  ['', 0, '1:1'],
  ['a\nb', 1, '1:2'],
  ['a\r\nb', 3, '2:1'],
  ['\n\n', 2, '3:1'],
  ['😀x', 2, '1:3'],
  ['abc', 99, '1:4'],
])('in %j the offset %i is at %s', (text, offset, place) => {
  const { line, column } = placeAt(text, offset);
  expect(`${line}:${column}`).toBe(place);
});
