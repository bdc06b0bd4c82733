import type { Root } from 'mdast';
import { expect, test } from 'vitest';
import {
  headingProblems,
  headingsOf,
  remarkHeadingIds,
  splitHeadingId,
} from '../../../../../../scripts/check/core/mdx/headings.ts';
import { parseBody } from '../../../../../../scripts/check/core/mdx/parse.ts';

function treeOf(body: string): Root {
  const result = parseBody(body);
  if (!result.ok) throw new Error(result.message);
  return result.tree;
}

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
  [
    '# One [#one]',
    ['a first-level heading stands in the text; the heading of the screen is “hero.heading”.'],
  ],
  ['### One', ['the heading “One” has no id.']],
  ['## One [#Één]', ['the id “Één” of a heading is not of lowercase letters a–z, digits and hyphens.']],
  ['## One [#a--b]', ['the id “a--b” of a heading is not of lowercase letters a–z, digits and hyphens.']],
  ['One\n=======', ['the line of = under this text makes a heading of it.']],
  ['One\n---', ['the line of - under this text makes a heading of it.']],
  ['One [#one]\n---', []],
  ['## One [#one]\n\n## Two [#one]', ['the id “one” stands at two headings.']],
  ['## One [#content]', ['the id “content” belongs to another part of every screen.']],
])('problems of %j', (body, messages) => {
  expect(headingProblems(treeOf(body)).map(({ message }) => message)).toEqual(messages);
});

test('the fix of a heading without id keeps its level', () => {
  expect(headingProblems(treeOf('#### One'))).toMatchObject([
    { fix: 'write “#### One [#id]” with the id of the English file.' },
  ]);
});

test('the plugin turns what is written into the attribute', () => {
  const tree = treeOf('## One *two* [#one]\n\n## Three\n\n## [a](/b) [#c]\n');
  remarkHeadingIds()(tree);
  const headings = tree.children.filter((node) => node.type === 'heading');
  expect(headings.map(({ data }) => data?.hProperties?.id)).toEqual(['one', undefined, 'c']);
  expect(headingsOf(tree).map(({ text }) => text)).toEqual(['One two', 'Three', 'a']);
});

test.each([
  ['##One [#one]', 'this line begins with “##”, but is no heading.'],
  ['＃＃ One [#one]', 'this line begins with “＃＃”, but is no heading.'],
  ['**One** [#one]', 'this line ends with the id of a heading, but is none.'],
  ['## **One [#one]**', 'the id [#one] stands within the emphasis of the heading.'],
  ['## One 【#one】', 'the id of a heading stands in other brackets: 【#one】.'],
])('what was to be a heading: %s', (body, message) => {
  expect(headingProblems(treeOf(`${body}\n`)).map((problem) => problem.message)).toEqual([message]);
});

test('a number sign in a text is none of a heading', () => {
  expect(headingProblems(treeOf('Our #1 chair, in C#.\n\nSee [#one] of it.\n'))).toEqual([]);
});
