import { expect, test } from 'vitest';
import { parseBody } from '../../../scripts/check/core/mdx/parse.ts';
import { headingProblems } from '../../../scripts/check/rules/headings/problems.ts';
import { edit, edits, type Tree } from '../fixture.ts';
import { recorded, sampleTree, translatedTo } from '../sample.ts';
import { check, lineOf, structureFindingsOf } from './findings.ts';

const sample = sampleTree();

/** Returns the location, rule, code and next element of each finding about structure. */
const coded = (tree: Tree): string[] =>
  check(recorded(tree))
    .filter(({ rule }) => rule === 'headings' || rule === 'mdx-protected')
    .map((finding) => `${lineOf(finding)}/${finding.code} ${finding.data.before ?? ''}`.trim());

const [intro, hero] = ['Text nl over <Email /> met [a link](/contact).', '<Hero />'];
const [one, two] = ['## First nl [#first]\n\nText nl.', '## Second nl [#second]'];

test.each([
  ['nl', `${hero}\n\n${intro}`, `${intro}\n\n${hero}`, '13:1', 'mdx-protected/moved <Email />'],
  ['nl', `${hero}\n\n${intro}\n\n`, '', '11:1', 'mdx-protected/missing-component the first heading'],
  ['nl', `${two}\n\n<CallToAction />\n`, '', '17:1', 'headings/missing'],
  ['nl', `${one}\n\n${two}`, `${two}\n\n${one}`, '15:1', 'headings/other-id'],
  ['ar', '## First ar [#first]\n\n', '', '17:1', 'headings/missing'],
  ['fr', '<Email />', '<Phone />', '13:14', 'mdx-protected/other-component'],
  ['nl', 'Text nl.', 'Text nl.\n\n<Team />', '19:1', 'mdx-protected/extra-component'],
])('%s: reports %j replaced by %j once', (locale, from, to, place, code) => {
  const path = `${locale}/guide.mdx`;
  expect(coded(edit(sample, path, from, to))).toEqual([`content/${path}:${place}  error  ${code}`]);
});

const table = '| a | b |\n| --- | --- |\n| 1 | `c` |';
const row = '| 1 | `c` |';
const english = `\`{ "a": 1 }\` and \`pageTitle\`.\n\n\`\`\`sh\nnpm test # all\n\`\`\`\n\n${table}`;
const texts = ['en', ...translatedTo].map((code) => [`${code}/guide.mdx`, `Text ${code}.`, english] as const);
const tree = edits(sample, ...texts);

test.each([
  ['# all', '# alles', undefined],
  ['`pageTitle`', '`paginaTitle`', '17:18'],
  [row, '| 1 | `c` | |', undefined],
  [row, '| 1 | `c` | x |', '25:1'],
  ['| a | b |\n', '', '23:1'],
])('code and tables must match, except for comments and order: %j, %j', (from, to, place) => {
  const finding = `content/nl/guide.mdx:${place}  error  mdx-protected`;
  expect(structureFindingsOf(edit(tree, 'nl/guide.mdx', from, to))).toEqual(place ? [finding] : []);
});

test.each([
  ['## One [#one]\n\n### *Two* and `three` [#two-3]', []],
  ['# One [#one]', ['first-level']],
  ['## One [#Één]', ['no-id']],
  ['One\n---', ['no-id']],
  ['One [#one]\n---', []],
  ['## One [#one]\n\n## Two [#a] [#one]', ['id-twice']],
  ['## One [#one]\n\n> ## Two [#one]', ['id-twice']],
  ['## One [#content]', ['id-twice']],
  ['## One 【#one】', ['no-id']],
  ['Our #1 chair, in C#.\n\nSee [#one] of it.', []],
])('checks the headings of %j', (body, codes) => {
  const file = { path: 'a.mdx', body: parseBody(`${body}\n`).body };
  const problems = headingProblems(file, { reservedIds: ['content'] });
  expect(problems.map(({ code }) => code)).toEqual(codes);
});

test.each([
  ['- Oak from France\n- Steel of 2 mm\n- Ash', '- Eikenhout uit Frankrijk\n- Staal van 2 mm', 'Ash', 18],
  ['| a | b |\n| - | - |\n| 1 | x |\n| 2 | y |', '| a | b |\n| - | - |\n| 2 | y |', '1 | x', 17],
  // Either could be the missing one.
  ['- Oak\n- Ash', '- Es', undefined, 17],
])('names the missing entry if it is certain which one it is: %j, %j', (source, own, lost, place) => {
  const tree = edits(sample, ['en/guide.mdx', 'Text en.', source], ['nl/guide.mdx', 'Text nl.', own]);
  const found = check(recorded(tree)).filter(({ path, data }) => path.includes('/nl/') && data.found);
  expect(found.map(({ line, data }) => [line, data.lost])).toEqual([[place, lost && [lost]]]);
});
