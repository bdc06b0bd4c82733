import { expect, test } from 'vitest';
import { firstDivergence } from '../../../../scripts/check/divergence.ts';

const diverge = (expected: string, found: string) =>
  firstDivergence([...expected], [...found], (a, b) => a === b);

test.each([
  ['abc', 'abc', undefined],
  ['', '', undefined],
  ['abc', 'ac', { kind: 'missing', expected: 'b', before: 'c' }],
  ['abc', 'ab', { kind: 'missing', expected: 'c', before: undefined }],
  ['abcd', 'ad', { kind: 'missing', expected: 'b', before: 'd' }],
  ['a', '', { kind: 'missing', expected: 'a', before: undefined }],
  ['ac', 'abc', { kind: 'extra', found: 'b' }],
  ['ab', 'abc', { kind: 'extra', found: 'c' }],
  ['', 'a', { kind: 'extra', found: 'a' }],
  ['abc', 'axc', { kind: 'different', expected: 'b', found: 'x' }],
  ['abc', 'acb', { kind: 'different', expected: 'b', found: 'c' }],
  ['abc', 'x', { kind: 'different', expected: 'a', found: 'x' }],
])('“%s” as “%s”', (expected, found, divergence) => {
  expect(diverge(expected, found)).toEqual(divergence);
});
