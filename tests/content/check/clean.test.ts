import { expect, test } from 'vitest';
import { edit, edits, textOf } from '../fixture.ts';
import { sampleTree, translatedTo } from '../sample.ts';
import { allFindingsOf, check, findingsOf } from './findings.ts';
import { checkForeign } from './layouts/foreign.ts';

const sample = sampleTree();

test('correct content has no findings', () => {
  expect(allFindingsOf(sample)).toEqual([]);
});

const crlf = (text: string) => text.replaceAll('\n', '\r\n');
const bom = (text: string) => `\ufeff${text}`;
const quoted = "# De naam in het menu.\n'label': 'Gids: ''nl'' [#1]' # kort";
const reversed = (text: string) =>
  JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(text)).reverse()), null, '\t');

const swap = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);
const title = 'title: Guide nl';

test.each<[string, string, (text: string) => string]>([
  ['a byte order mark', 'ar/common.json', bom],
  ['Windows line endings', 'de/guide.mdx', (text) => crlf(bom(text))],
  ['keys in another order', 'nl/common.json', reversed],
  ['quoted values and a comment', 'nl/guide.mdx', swap('label: Guide nl', quoted)],
  ['a folded string', 'nl/guide.mdx', swap(title, 'title: >-\n  Een titel\n  dus: zo')],
])('%s in a translation has no findings', (_, path, write) => {
  const written = write(textOf(sample, path));
  expect(written).not.toBe(textOf(sample, path));
  expect(findingsOf({ ...sample, [path]: written })).toEqual([]);
});

test('a translation may structure its sentences and paragraphs in its own way', () => {
  const own =
    'Een *eerste* alinea, met \\{ en \\< erin.\n\nSchrijf naar <Email />, of bel <Phone></Phone>.\n\n- En\n- meer';
  const texts = ['en', ...translatedTo].map((code) => {
    const text = code === 'nl' ? own : 'Call <Phone /> or <Email />.';
    return [`${code}/guide.mdx`, `Text ${code}.`, text] as const;
  });
  const rights = '"footer.rights nl {{year}} {{company}}"';
  const tree = edits(
    sample,
    ...texts,
    ['nl/common.json', rights, '"{{company}}, {{year}}: alles “voorbehouden”."'],
    ['de/guide.mdx', '"Lead: call {{phone}}"', '"{{ phone }} (Telefon)"'],
  );
  expect(findingsOf(tree)).toEqual([]);
});

test('reports all broken files in one run, each once', () => {
  let tree = edit(sample, 'de/guide.mdx', 'title: Guide de', 'title: Guide: de');
  tree = edit(tree, 'nl/guide.mdx', 'Text nl.', 'Text <3 nl.');
  tree = { ...tree, 'de/common.json': '', 'fr/guide.mdx': '' };
  tree = edit(tree, 'ar/common.json', '"skip ar",', '"skip ar"');
  const places = 'ar/common.json:2:20 de/common.json:1:1 de/guide.mdx:3:8 fr/guide.mdx:1:1 nl/guide.mdx:17:6';
  expect(findingsOf(tree)).toEqual(places.split(' ').map((place) => `content/${place}  error  parse`));
});

test('reports an unreadable English file once, and nothing in its translations', () => {
  const tree = edit(sample, 'en/about.mdx', 'ways:\n', 'ways: x\n');
  const told = /^content\/en\/about\.mdx:\d+:\d+ {2}error {2}parse$/;
  expect(findingsOf(tree)).toEqual([expect.stringMatching(told)]);
});

/** Returns the findings of an edited Dutch page: code, location and suggestion. */
const guide = (from: string, to: string): string[] =>
  check(edit(sample, 'nl/guide.mdx', from, to)).map(({ code, line, column, data }) =>
    [code, `${line}:${column}`, data.meant].filter(Boolean).join(' '),
  );

test('reports a repeated sentence or paragraph once, whatever it contains', () => {
  const sentence = 'Deze zin van 12 woorden staat er vaker dan in het Engels.';
  const found = guide('Text nl.', `Text nl. ${`${sentence} `.repeat(50)}`);
  expect(found).toEqual([expect.stringMatching(/^twice 17:/)]);
  expect(guide('Text nl.', `Text nl.\n\n${sentence}\n\n${sentence}`)).toEqual(['twice 21:1']);
});

test('names what to write or delete for a field', () => {
  expect(guide('title: Guide nl', 'title: #1 gids')).toEqual(['empty 3:1 "#1 gids"']);
  const unknown = guide('---\n<Hero />', 'oud: x\n---\n<Hero />\n\n<Cards of="oud" />');
  expect(unknown).toEqual(['unknown-field 14:1']);
});

test('groups the English titles of many pages into one warning', async () => {
  const tree: { [path: string]: string } = { 'docusaurus.config.js': '' };
  for (let number = 10; number < 20; number++) {
    const page = (text: string) => `---\ntitle: The name of page-${number} is not valid.\n---\n\n${text}\n`;
    tree[`docs/errors/page-${number}.md`] = page('Use another one.');
    const own = `i18n/fr/docusaurus-plugin-content-docs/current/errors/page-${number}.md`;
    tree[own] = page('Prenez-en un autre.');
  }
  const told = /page-10\.md:2:8 {2}warning .* 9 other files/;
  expect((await checkForeign(tree)).findings).toEqual([expect.stringMatching(told)]);
});
