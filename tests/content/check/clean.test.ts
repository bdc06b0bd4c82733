import { expect, test } from 'vitest';
import { edits, textOf } from '../fixture.ts';
import { sampleTree, translatedTo } from '../sample.ts';
import { allFindingsOf, findingsOf } from './findings.ts';

const sample = sampleTree();

test('correct content has no finding', () => {
  expect(allFindingsOf(sample)).toEqual([]);
});

const crlf = (text: string) => text.replaceAll('\n', '\r\n');
const bom = (text: string) => `\ufeff${text}`;
const reversed = (text: string) =>
  JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(text)).reverse()), null, '\t');

test.each<[string, string, (text: string) => string]>([
  ['a byte order mark', 'ar/common.json', bom],
  ['line ends of Windows', 'de/guide.mdx', (text) => crlf(bom(text))],
  ['keys in another order', 'nl/common.json', reversed],
  [
    'quotation marks and a comment',
    'nl/guide.mdx',
    (text) => text.replace('label: Guide nl', "# De naam in het menu.\n'label': 'Gids: ''nl'' [#1]' # kort"),
  ],
  [
    'a folded text',
    'nl/guide.mdx',
    (text) => text.replace('title: Guide nl', 'title: >-\n  Een titel die\n  over twee regels loopt: zo dus'),
  ],
  [
    'a group in one line, in another order',
    'zh/guide.mdx',
    (text) =>
      text.replace(
        /hero:\n(?: {2}.*\n)+/,
        'hero: { lead: "电话：{{phone}}", heading: 标题, eyebrow: 小标题 }\n',
      ),
  ],
  [
    'entries in another order',
    'nl/about.mdx',
    (text) => text.replace(/(ways:\n)( {2}first:\n(?: {4}.*\n)+)( {2}second:\n(?: {4}.*\n)+)/, '$1$3$2'),
  ],
])('%s in a translation has no finding', (_, path, write) => {
  const written = write(textOf(sample, path));
  expect(written).not.toBe(textOf(sample, path));
  expect(findingsOf({ ...sample, [path]: written })).toEqual([]);
});

test('a translation may build its sentences and paragraphs in its own way', () => {
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
