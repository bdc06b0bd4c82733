import { expect, test } from 'vitest';
import { placeAt } from '../../../../../scripts/check/core/located.ts';

test.each([
  ['', 0, '1:1'],
  ['abc', 2, '1:3'],
  ['a\nb', 1, '1:2'],
  ['a\nb', 2, '2:1'],
  ['a\r\nb', 3, '2:1'],
  ['\n\n', 2, '3:1'],
  ['标题: x', 4, '1:5'],
  ['😀x', 2, '1:3'],
  ['abc', 99, '1:4'],
  ['abc', -1, '1:1'],
])('in %j the offset %i is at %s', (text, offset, place) => {
  const { line, column } = placeAt(text, offset);
  expect(`${line}:${column}`).toBe(place);
});
