import { expect, test } from 'vitest';
import { parseCount } from '../../../../../src/features/booking/count.ts';

test.each([
  ['40', 40],
  [' 40 ', 40],
  ['٤٠', 40],
  ['1,200', 1200],
  ['1\u202f200', 1200],
  ['1’200', 1200],
  ['1٬200', 1200],
  ['1,200,000', 1_200_000],
  ['-4', undefined],
  ['12,50', undefined],
  ['1e9', undefined],
  ['many', undefined],
  ['99999999', undefined],
  ['', undefined],
])('parses %j as %j', (text, count) => {
  expect(parseCount(text)).toBe(count);
});
