import { expect, test } from 'vitest';
import type { Locale } from '../../../schema/languages.ts';
import { fileData, wordsData } from '../../../scripts/authoring/lens/data.ts';
import { lensInput } from '../../../scripts/authoring/lens/input.ts';
import { readGraph } from '../../../scripts/content/graph.ts';
import { repositoryOf, writeContent } from '../check/project.ts';
import { edit, edits, realFiles, type Tree, temporaryFolder, textOf, without } from '../fixture.ts';

const small = realFiles(/^(?:en|nl|ar)\/(?:index|404|contact|portfolio|common|components|glossary)\b/);

/** The texts of a page in a language, with those that differ from committed content. */
function textsOf(tree: Tree, locale: Locale, committed = small) {
  const repository = repositoryOf(committed);
  writeContent(repository, tree);
  const input = lensInput(readGraph(`${repository}/content`));
  const data = fileData(`${locale}/portfolio.mdx`, input);
  const named = (name: string) => data.texts.filter((text) => text.name.includes(name));
  return { ...data, named, words: wordsData(locale, input) };
}

test('a translated text has its English one, its place, and what it is for', () => {
  const { named } = textsOf(small, 'nl');
  expect(named('hero.heading')).toMatchObject([
    {
      of: 'page',
      file: 'nl/portfolio.mdx',
      id: 'hero.heading',
      language: 'nl',
      name: 'hero.heading',
      description: expect.stringContaining('heading of the screen'),
      shown: expect.stringContaining('Werk voor klanten'),
      english: 'Client work, shown on request',
      state: 'translated',
      place: { path: 'content/nl/portfolio.mdx', line: 7, column: 12 },
      findings: [],
    },
  ]);
  const paragraphs = named('niet openbaar');
  expect(paragraphs.map(({ place }) => place.line)).toEqual([56, 58, 60]);
  expect(paragraphs[2]?.name).toMatch(/ \(3 of 3\)$/);
  expect(paragraphs[2]?.english).toMatch(/^Finished models/);
});

test('a missing field shows English, and its state says all there is to say', () => {
  const tree = edit(small, 'ar/portfolio.mdx', '  eyebrow: معرض الأعمال\n', '');
  const { named, findings } = textsOf(tree, 'ar');
  expect(named('hero.eyebrow')).toMatchObject([
    {
      state: 'missing',
      shown: 'Portfolio',
      language: 'en',
      place: { path: 'content/ar/portfolio.mdx', line: 5 },
      findings: [],
    },
  ]);
  expect(findings).toEqual([]);
});

test('a stale text says what changed, and the others of its part are current', () => {
  const tree = edits(
    small,
    ['en/portfolio.mdx', 'heading: Client work', 'heading: Customer work'],
    ['en/common.json', '"Skip to content"', '"Jump to content"'],
  );
  const { named, findings, words } = textsOf(tree, 'nl');
  const change = [
    { kind: 'removed', text: 'Client' },
    { kind: 'added', text: 'Customer' },
    { kind: 'same', text: ' work, shown on request' },
  ];
  expect(named('hero.heading')).toMatchObject([{ state: 'stale', change, findings: [] }]);
  expect(named('hero.eyebrow')).toMatchObject([{ state: 'translated' }]);
  expect(findings).toEqual([]);
  // Words of the interface, one by one.
  const stale = words.texts.filter(({ state }) => state === 'stale');
  expect(stale).toMatchObject([{ name: 'common: skip', place: { path: 'content/nl/common.json', line: 2 } }]);
  expect(stale[0]?.change?.[0]).toEqual({ kind: 'removed', text: 'Skip' });
});

test('a section that is missing is told of after the one before it', () => {
  const path = 'ar/portfolio.mdx';
  const text = textOf(small, path).replace(/## [^\n]*\[#request\][\s\S]*?(?=<CallToAction)/, '');
  const { texts } = textsOf({ ...small, [path]: text }, 'ar');
  const missing = texts.filter(({ state }) => state === 'missing');
  expect(missing.map(({ english }) => english)).toContain('How to request it');
  const [first] = missing;
  expect(first).toMatchObject({ shown: '', place: { path: 'content/ar/portfolio.mdx' } });
  expect(texts[first?.after ?? -1]?.english).toMatch(/^The pictures on this website/);
});

test('findings stand with the text they are about, those of a file beside them', () => {
  const path = 'nl/portfolio.mdx';
  const own = 'Voltooide modellen zijn ook werkbestanden.';
  const record = /^source:\n(?: +.*\n)+/m.exec(textOf(small, path))?.[0] ?? '';
  const tree = edits(small, [path, own, 'Finished models are also working files.'], [path, record, '']);
  const { named, findings } = textsOf(tree, 'nl');
  expect(named('niet openbaar')[2]?.findings.map(({ rule }) => rule)).toEqual(['untranslated']);
  expect(findings.map(({ rule }) => rule)).toEqual(['stale']);
});

test('a page that is not translated is English, and begins in a new file', () => {
  const tree = without(small, 'nl/portfolio.mdx');
  const { texts } = textsOf(tree, 'nl', tree);
  expect(new Set(texts.map(({ state }) => state))).toEqual(new Set(['missing']));
  expect(texts.every(({ shown, language }) => shown !== '' && language === 'en')).toBe(true);
  expect(texts[0]?.place).toMatchObject({ path: 'content/nl/portfolio.mdx' });
});

test('a file that cannot be read has its finding, and the other texts are there', () => {
  const { texts, findings } = textsOf(edit(small, 'ar/portfolio.mdx', 'label: ', 'label: "'), 'ar');
  expect(findings.map(({ rule }) => rule)).toContain('parse');
  expect(texts.length).toBeGreaterThan(20);
});

test('in a preview each place has an address of the web editor', () => {
  const host = { url: 'https://github.example/hulma/website', ref: 'x', branch: 'feature/a b' };
  const input = lensInput(readGraph(temporaryFolder(without(small, 'ar/portfolio.mdx'))), host);
  const urls = (locale: Locale) =>
    fileData(`${locale}/portfolio.mdx`, input).texts.map(({ place }) => place.url);
  expect(urls('nl')[0]).toBe(
    'https://github.example/hulma/website/edit/feature/a%20b/content/nl/portfolio.mdx#L2',
  );
  expect(urls('ar')[0]).toBe(
    'https://github.example/hulma/website/new/feature/a%20b?filename=content%2Far%2Fportfolio.mdx',
  );
});
