import type { Root } from 'mdast';
import { expect, test } from 'vitest';
import { headingsOf, splitHeadingId } from '../../../../../../scripts/check/core/mdx/headings.ts';
import { parseBody } from '../../../../../../scripts/check/core/mdx/parse.ts';
import { headingProblems } from '../../../../../../scripts/check/rules/headings/problems.ts';

function treeOf(body: string): Root {
  const { body: tree } = parseBody(body);
  if (!tree) throw new Error(`${body} cannot be read.`);
  return tree;
}

const fileOf = (body: string) => ({ path: 'a.mdx', body: treeOf(body) });

test('headings in order, with their ids', () => {
  const body =
    '## One [#one]\n\ntext\n\n### *Two* and `three` [#two-3]\n\nFour [#four]\n---\n\n## Five\n\n## Six [#Six]\n\n> ## Seven [#seven]\n';
  expect(headingsOf(treeOf(body)).map(({ depth, id, text }) => [depth, id, text])).toEqual([
    [2, 'one', 'One'],
    [3, 'two-3', 'Two and three'],
    [2, 'four', 'Four'],
    [2, undefined, 'Five'],
    [2, undefined, 'Six [#Six]'],
    [2, 'seven', 'Seven'],
  ]);
});

test.each([
  ['One [#one]', { text: 'One', id: 'one' }],
  ['One \t[#Één] ', { text: 'One', id: 'Één' }],
  ['One [#a] [#b]', { text: 'One [#a]', id: 'b' }],
  ['[#one]', { text: '', id: 'one' }],
  ['One []', { text: 'One []', id: undefined }],
  ['One [#]', { text: 'One', id: '' }],
  ['[#one] One', { text: '[#one] One', id: undefined }],
])('text and id of %j', (heading, parts) => {
  expect(splitHeadingId(heading)).toEqual(parts);
});

test.each([
  ['## One [#one]\n\n## Two [#two]', []],
  ['# One [#one]', ['first-level']],
  ['### One', ['no-id']],
  ['## One [#Één]', ['bad-id']],
  ['## One [#a--b]', ['bad-id']],
  ['One\n=======', ['underlined']],
  ['One\n---', ['underlined']],
  ['One [#one]\n---', []],
  ['## One [#one]\n\n## Two [#one]', ['id-twice']],
  ['## One [#content]', ['taken-id']],
])('problems of %j', (body, codes) => {
  expect(headingProblems(fileOf(body)).map(({ code }) => code)).toEqual(codes);
});

test('the fix of a heading without id keeps its level', () => {
  expect(headingProblems(fileOf('#### One'))).toMatchObject([
    { code: 'no-id', data: { heading: '#### One' } },
  ]);
});

test.each([
  ['##One [#one]', 'no-heading'],
  ['＃＃ One [#one]', 'no-heading'],
  ['**One** [#one]', 'no-heading'],
  ['## **One [#one]**', 'id-in-emphasis'],
  ['## One 【#one】', 'other-brackets'],
])('what was to be a heading: %s', (body, code) => {
  expect(headingProblems(fileOf(`${body}\n`)).map((problem) => problem.code)).toEqual([code]);
});

test('a number sign in a text does not start a heading', () => {
  expect(headingProblems(fileOf('Our #1 chair, in C#.\n\nSee [#one] of it.\n'))).toEqual([]);
});
