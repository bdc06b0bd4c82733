import { expect, test } from 'vitest';
import type { Locale } from '../../../schema/languages.ts';
import { fileData, wordsData } from '../../../scripts/authoring/lens/data.ts';
import { lensInput } from '../../../scripts/authoring/lens/input.ts';
import { readGraph } from '../../../scripts/content/graph.ts';
import { repositoryOf, writeContent } from '../check/project.ts';
import { edit, edits, realFiles, type Tree, temporaryFolder, textOf, without } from '../fixture.ts';

const small = realFiles(/^(?:en|nl|ar)\/(?:index|404|contact|portfolio|common|components|glossary)\b/);

/** Returns what the lens knows of the portfolio page in a language, given the content and its last commit. */
function textsOf(tree: Tree, locale: Locale, committed = small) {
  const repository = repositoryOf(committed);
  writeContent(repository, tree);
  const input = lensInput(readGraph(`${repository}/content`));
  const data = fileData(`${locale}/portfolio.mdx`, input);
  const named = (name: string) => data.texts.filter((text) => text.name.includes(name));
  return { ...data, named, words: wordsData(locale, input) };
}

test('a translated text has its English text, location and description', () => {
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

test('a missing field shows English, and has a state instead of a finding', () => {
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

test('a stale text has a diff, and the rest of its part is current', () => {
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
  // Interface words, key by key.
  const stale = words.texts.filter(({ state }) => state === 'stale');
  expect(stale).toMatchObject([{ name: 'common: skip', place: { path: 'content/nl/common.json', line: 2 } }]);
  expect(stale[0]?.change?.[0]).toEqual({ kind: 'removed', text: 'Skip' });
});

test('a missing section comes after the one before it', () => {
  const path = 'ar/portfolio.mdx';
  const text = textOf(small, path).replace(/## [^\n]*\[#request\][\s\S]*?(?=<CallToAction)/, '');
  const { texts } = textsOf({ ...small, [path]: text }, 'ar');
  const missing = texts.filter(({ state }) => state === 'missing');
  expect(missing.map(({ english }) => english)).toContain('How to request it');
  const [first] = missing;
  expect(first).toMatchObject({ shown: '', place: { path: 'content/ar/portfolio.mdx' } });
  expect(texts[first?.after ?? -1]?.english).toMatch(/^The pictures on this website/);
});

test('findings belong to their text, or to the file as a whole', () => {
  const path = 'nl/portfolio.mdx';
  const own = 'Voltooide modellen zijn ook werkbestanden.';
  const record = /^source:\n(?: +.*\n)+/m.exec(textOf(small, path))?.[0] ?? '';
  const tree = edits(small, [path, own, 'Finished models are also working files.'], [path, record, '']);
  const { named, findings } = textsOf(tree, 'nl');
  expect(named('niet openbaar')[2]?.findings.map(({ rule }) => rule)).toEqual(['untranslated']);
  expect(findings.map(({ rule }) => rule)).toEqual(['stale']);
});

test('an untranslated page shows English, and starts in a new file', () => {
  const tree = without(small, 'nl/portfolio.mdx');
  const { texts } = textsOf(tree, 'nl', tree);
  expect(new Set(texts.map(({ state }) => state))).toEqual(new Set(['missing']));
  expect(texts.every(({ shown, language }) => shown !== '' && language === 'en')).toBe(true);
  expect(texts[0]?.place).toMatchObject({ path: 'content/nl/portfolio.mdx' });
});

test('an unreadable file has its finding, and the other texts remain', () => {
  const { texts, findings } = textsOf(edit(small, 'ar/portfolio.mdx', 'label: ', 'label: "'), 'ar');
  expect(findings.map(({ rule }) => rule)).toContain('parse');
  expect(texts.length).toBeGreaterThan(20);
});

test('in a preview, each location links to the web editor', () => {
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
