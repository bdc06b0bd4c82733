import { expect, test } from 'vitest';
import { parseBody } from '../../../../../../scripts/check/core/mdx/parse.ts';
import { headingProblems } from '../../../../../../scripts/check/rules/headings/problems.ts';

test.each([
  ['## One [#one]\n\n### *Two* and `three` [#two-3]', []],
  ['# One [#one]', ['first-level']],
  ['## [#one] One', ['no-id']],
  ['## One []', ['no-id']],
  ['## One [#Één]', ['bad-id']],
  ['## One [#a--b]', ['bad-id']],
  ['One\n---', ['underlined']],
  ['One [#one]\n---', []],
  ['## One [#one]\n\n## Two [#a] [#one]', ['id-twice']],
  ['## One [#one]\n\n> ## Two [#one]', ['id-twice']],
  ['## One [#content]', ['taken-id']],
  ['＃＃ One [#one]', ['no-heading']],
  ['**One** [#one]', ['no-heading']],
  ['## **One [#one]**', ['id-in-emphasis']],
  ['## One 【#one】', ['other-brackets']],
  ['Our #1 chair, in C#.\n\nSee [#one] of it.', []],
])('problems of %j', (body, codes) => {
  const problems = headingProblems({ path: 'a.mdx', body: parseBody(`${body}\n`).body });
  expect(problems.map(({ code }) => code)).toEqual(codes);
});

test('the fix of a heading without id keeps its level', () => {
  expect(headingProblems({ path: 'a.mdx', body: parseBody('#### One').body })).toMatchObject([
    { code: 'no-id', data: { heading: '#### One' } },
  ]);
});
