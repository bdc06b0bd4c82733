import { expect, test } from 'vitest';
import { isLocale } from '../../../schema/languages.ts';
import { type Finding, formatFinding } from '../../../scripts/check/finding.ts';
import { rules } from '../../../scripts/check/rules/catalog.ts';
import { edit, type Tree, textOf, without } from '../fixture.ts';
import { recorded, sampleTree } from '../sample.ts';
import { check as checkAll } from './findings.ts';

/**
 * What translators read, word for word. A message names the file, line and column, what was expected, what was
 * found, and what to do; whoever changes one sees it here as a whole.
 */
const english = 'The chair weighs 1,500 grams in 1998 and fits into every room of the house.';
const texts: { readonly [locale: string]: string } = {
  en: english,
  nl: 'De stoel weegt 1.500 gram in 1998 en past in elke kamer van het huis.',
  fr: 'La chaise pèse 1 500 grammes en 1998 et trouve sa place dans chaque pièce de la maison.',
  de: 'Der Stuhl wiegt 1.500 Gramm im Jahr 1998 und passt in jeden Raum des Hauses.',
  ar: 'يزن الكرسي 1,500 غرام في عام 1998 ويناسب كل غرفة في المنزل.',
  zh: '这把椅子在 1998 年重 1,500 克，适合家里的每个房间。',
};

const list = (locale: string) =>
  `${texts[locale]}\n\n- A ${locale}\n- B ${locale}\n\n| A | B |\n| --- | --- |\n| \`a1\` | C |`;

const sample = recorded(
  Object.keys(texts).reduce<Tree>(
    (tree, locale) => edit(tree, `${locale}/guide.mdx`, `Text ${locale}.`, list(locale)),
    sampleTree(),
  ),
);

/** The findings of a tree, without those of a language that is added to the site: it has none of the texts. */
const check = (tree: Tree): Finding[] =>
  checkAll(tree).filter(({ path }) => {
    const [, folder = ''] = path.split('/');
    return Object.hasOwn(texts, folder) || !isLocale(folder);
  });

const inGuide =
  (locale: string, from: string, to: string) =>
  (tree: Tree): Tree =>
    edit(tree, `${locale}/guide.mdx`, from, to);

const inWords =
  (locale: string, change: (text: string) => string, name = 'components') =>
  (tree: Tree): Tree => ({
    ...tree,
    [`${locale}/${name}.json`]: change(textOf(tree, `${locale}/${name}.json`)),
  });

const defects: { readonly [name: string]: (tree: Tree) => Tree } = {
  'broken YAML': inGuide('nl', 'title: Guide nl', 'title: Guide: nl'),
  'broken MDX': inGuide('nl', '<Hero />', '<Hero>'),
  'broken JSON': inWords('de', (text) => text.replace('",\n', '"\n')),
  'a key twice': inWords('de', (text) => text.replace('{\n', '{\n  "revised": "x {{date}}",\n')),
  'conflict markers': inGuide('fr', 'label: Guide fr', '<<<<<<< HEAD\nlabel: Guide fr'),
  'a missing text': inGuide('nl', 'title: Guide nl\n', ''),
  'a text to do': inGuide('nl', 'title: Guide nl', 'title: "TODO: Guide en"'),
  'a misspelt key': inGuide('nl', 'title: Guide nl', 'tilte: Guide nl'),
  'an empty text': inGuide('nl', 'title: Guide nl', 'title: ""'),
  'a text of the wrong kind': inGuide('nl', 'title: Guide nl', 'title: 2024'),
  'a missing plural form': inWords('ar', (text) => text.replace(/.*pages_few.*\n/, '')),
  'a plural form too many': inWords('zh', (text) =>
    text.replace('"pages_other"', '"pages_one": "{{count}}", "pages_other"'),
  ),
  'a missing file': (tree) => without(tree, 'nl/guide.mdx'),
  'an orphan': (tree) => ({ ...tree, 'nl/giude.mdx': textOf(tree, 'nl/guide.mdx') }),
  'a placeholder renamed': inGuide('nl', '{{phone}}', '{{telefoon}}'),
  'a placeholder that nothing fills in': inGuide('en', '{{phone}}', '{{phnoe}}'),
  'a component lost': inGuide('nl', '<CallToAction />', ''),
  'code changed': inGuide('nl', '`a1`', '`A1`'),
  'a table row too many': inGuide('nl', '| `a1` | C |', '| `a1` | C |\n| D | E |'),
  'an entry of a list lost': inGuide('nl', '- B nl\n', ''),
  'a heading lost': inGuide('nl', '## Second nl [#second]', ''),
  'a heading with another id': inGuide('nl', '[#second]', '[#tweede]'),
  'a link that leads nowhere': inGuide('nl', '(/contact)', '(/contcat)'),
  'a link with a language': inGuide('nl', '(/contact)', '(/nl/contact)'),
  'a link elsewhere': inGuide('nl', '(/contact)', '(/about)'),
  'a link lost': inGuide('nl', '[a link](/contact)', 'contact'),
  'a full-width bracket': inGuide('zh', '(/contact)', '(/contact）'),
  'an invisible character': inGuide('nl', 'De stoel', 'De\u200b stoel'),
  'a change of direction': inGuide('ar', 'يزن', '\u202eيزن'),
  'a wrong encoding': inGuide('fr', 'pèse', 'pÃ¨se'),
  'text left in English': inGuide('nl', texts.nl ?? '', english),
  'text of another language': inGuide('de', texts.de ?? '', texts.nl ?? ''),
  'English in Chinese': inGuide(
    'zh',
    texts.zh ?? '',
    'This chair of 1998 weighs 1,500 grams and was made for small rooms.',
  ),
  'a number changed': inGuide('nl', '1998', '1989'),
  'a number lost': inGuide('de', ' im Jahr 1998', ''),
  'separators of English': inGuide('nl', '1.500', '1,500'),
  'a missing space in French': inGuide('fr', 'Text fr avec', 'Quoi? Text fr avec'),
  'Latin punctuation in Arabic': inGuide('ar', 'المنزل.', 'المنزل، أليس كذلك?'),
  'half-width punctuation in Chinese': inGuide('zh', '克，适合', '克,适合'),
  'a term that the glossary calls wrong': (tree) => ({
    ...inGuide('nl', 'De stoel', 'De zetel')(tree),
    'nl/glossary.yaml': 'terms:\n  - en: chair\n    use: stoel\n    avoid: [zetel]\n',
  }),
  'a name lost': (tree) => ({
    ...tree,
    'en/glossary.yaml': 'keep: [Guide]\n',
    'nl/guide.mdx': textOf(tree, 'nl/guide.mdx').replace('title: Guide nl', 'title: Gids nl'),
  }),
  'English has changed': inGuide('en', 'every room', 'each room'),
  'a translation without a record': (tree) => ({
    ...tree,
    'nl/guide.mdx': textOf(tree, 'nl/guide.mdx').replace(/^source: .*\n/m, ''),
  }),
};

test('content without a defect has no message', () => {
  expect(check(sample).map(formatFinding)).toEqual([]);
});

test.each(Object.entries(defects))('%s', (_, defect) => {
  const findings = check(defect(sample));
  expect(findings.length).toBeGreaterThan(0);
  // What each message says by itself; the whole of it stands in the snapshot.
  for (const { path, line, column, fix } of findings) {
    expect(path).toMatch(/^content\/\w\w\//);
    expect([line, column].every((number) => number >= 1)).toBe(true);
    expect(fix).toMatch(/\w{3}/);
  }
  // The namespaces of the sample grow with their schemas, so that their lines are no part of a message.
  const lines = findings.map(formatFinding).map((line) => line.replace(/(\/\w+\.json):\d+/g, '$1:LINE'));
  expect(lines).toMatchSnapshot();
});

test('every rule has a message here', () => {
  const named = new Set(
    Object.values(defects).flatMap((defect) => check(defect(sample)).map(({ rule }) => rule)),
  );
  expect([...named].sort()).toEqual(Object.keys(rules).sort());
});
