import { expect, test } from 'vitest';
import { neighborOf } from '../../../../../src/features/lens/neighbor.ts';

const work = {
  percent: 90,
  files: [
    { file: 'nl/a.mdx', address: '/nl/a', left: ['a3'] },
    { file: 'nl/b.mdx', address: '/nl/b', left: ['b2', 'b3'] },
    { file: 'nl/common.json', left: ['c1'] },
  ],
};
const texts = ['b1', 'b2', 'b3'].map((id) => ({ file: 'nl/b.mdx', id }));
const at = (id: string) => ({ file: 'nl/b.mdx', id });

test.each([
  ['b1', 1, 'b2'],
  ['b2', 1, 'b3'],
  ['b3', 1, 'c1'],
  ['b3', -1, 'b2'],
  ['b2', -1, 'a3'],
  ['b1', -1, 'a3'],
] as const)('moves from %s by %i to %s', (from, step, to) => {
  expect(neighborOf(work, texts, at(from), step)?.id).toBe(to);
});

test('on another page, which shows only some texts of a file, the others of that file come next', () => {
  const left = [{ file: 'nl/b.mdx', address: '/nl/b', left: ['b1', 'b2'] }];
  expect(neighborOf({ percent: 90, files: left }, texts.slice(0, 1), at('b1'), 1)?.id).toBe('b2');
});

test('wraps from the last text to the first, with the page that shows it', () => {
  expect(neighborOf(work, texts, { file: 'nl/common.json', id: 'c1' }, 1)).toEqual({
    file: 'nl/a.mdx',
    id: 'a3',
    address: '/nl/a',
  });
  expect(neighborOf({ percent: 100, files: [] }, texts, at('b1'), 1)).toBeUndefined();
});
