import { expect, test } from 'vitest';
import { align } from '../../../../../scripts/check/core/alignment.ts';

const aligned = (from: string, to: string) =>
  align([...from], [...to], (one, other) => (one === other ? 2 : -1)).map((match) => [
    `${from[match.from]}${to[match.to]}`,
    match.certainty,
  ]);

test.each([
  ['abc', 'abc', ['aa', 'bb', 'cc']],
  ['abc', 'ac', ['aa', 'cc']],
  ['abcd', 'bxd', ['bb', 'dd']],
  ['abc', 'xyz', []],
  ['', 'a', []],
])('“%s” and “%s”', (from, to, pairs) => {
  expect(aligned(from, to).map(([pair]) => pair)).toEqual(pairs);
});

test('a pair is uncertain where another is as likely', () => {
  expect(aligned('abbc', 'abc')).toEqual([
    ['aa', 2],
    ['bb', 0],
    ['cc', 2],
  ]);
});
