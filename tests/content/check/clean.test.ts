import { expect, test } from 'vitest';
import { edit, type Tree, textOf } from '../fixture.ts';
import { sampleTree, translatedTo } from '../sample.ts';
import { allFindingsOf, findingsOf } from './findings.ts';

const sample = sampleTree();

/** A tree with one file transformed. */
const change = (tree: Tree, path: string, by: (text: string) => string): Tree => ({
  ...tree,
  [path]: by(textOf(tree, path)),
});

test('correct content has no finding', () => {
  expect(allFindingsOf(sample)).toEqual([]);
});

test('other ways of writing the same have no finding', () => {
  const crlf = (text: string) => text.replaceAll('\n', '\r\n');
  const bom = (text: string) => `\ufeff${text}`;
  let tree = change(sample, 'ar/common.json', bom);
  tree = change(tree, 'ar/guide.mdx', bom);
  tree = change(tree, 'de/common.json', crlf);
  tree = change(tree, 'de/guide.mdx', crlf);
  tree = change(tree, 'de/about.mdx', (text) => crlf(bom(text)));
  tree = change(tree, 'fr/common.json', (text) => JSON.stringify(JSON.parse(text)));
  tree = change(tree, 'nl/guide.mdx', (text) =>
    text
      .replace('label: Guide nl', "# De naam in het menu.\n'label': 'Gids: ''nl'' [#1]' # kort")
      .replace('title: Guide nl', 'title: >-\n  Een titel die\n  over twee regels loopt: zo dus')
      .replace(
        'description: Description nl',
        'description: Een tekst die\n  op de volgende regel verdergaat',
      ),
  );
  tree = change(tree, 'zh/guide.mdx', (text) =>
    text.replace(
      /hero:\n(?: {2}.*\n)+/,
      'hero: { lead: "电话：{{phone}}", heading: 标题, eyebrow: 小标题 }\n',
    ),
  );
  expect(findingsOf(tree)).toEqual([]);
});

test('the order of fields and entries is free in a translation', () => {
  let tree = change(sample, 'nl/about.mdx', (text) => {
    const [, first, second] =
      /ways:\n( {2}first:\n(?: {4}.*\n)+)( {2}second:\n(?: {4}.*\n)+)/.exec(text) ?? [];
    return text.replace(`${first}${second}`, `${second}${first}`);
  });
  tree = change(tree, 'nl/guide.mdx', (text) =>
    text.replace(/label:.*\ntitle:.*\n/, 'title: Gids\nlabel: Gids\n'),
  );
  tree = change(tree, 'nl/common.json', (text) =>
    JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(text)).reverse()), null, '\t'),
  );
  expect(tree['nl/about.mdx']).not.toBe(sample['nl/about.mdx']);
  expect(findingsOf(tree)).toEqual([]);
});

test('a translation may build its sentences and paragraphs in its own way', () => {
  let tree = edit(sample, 'en/guide.mdx', 'Text en.', 'Call <Phone /> or <Email />.');
  for (const locale of translatedTo.filter((code) => code !== 'nl')) {
    tree = edit(tree, `${locale}/guide.mdx`, `Text ${locale}.`, 'Call <Phone /> or <Email />.');
  }
  tree = edit(
    tree,
    'nl/guide.mdx',
    'Text nl.',
    'Een *eerste* alinea, met \\{ en \\< erin.\n\nSchrijf naar <Email />, of bel <Phone></Phone>.\n\n- En\n- meer',
  );
  tree = edit(
    tree,
    'nl/common.json',
    '"footer.rights nl {{year}} {{company}}"',
    '"{{company}}, {{year}}: alles “voorbehouden”."',
  );
  tree = edit(tree, 'de/guide.mdx', '"Lead: call {{phone}}"', '"{{ phone }} (Telefon)"');
  expect(findingsOf(tree)).toEqual([]);
});
