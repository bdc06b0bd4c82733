import { expect, test } from 'vitest';
import { locales } from '../../../schema/languages.ts';
import { checkContent } from '../../../scripts/check/check.ts';
import { readGraph } from '../../../scripts/content/graph.ts';
import { contentFolder, edit, type Tree, textOf, without } from '../fixture.ts';
import { sampleTree, translatedTo } from '../sample.ts';
import { findingsOf, memo } from './findings.ts';

const sample = sampleTree();

const renamed = (tree: Tree, from: string, to: string): Tree => ({
  ...without(tree, from),
  [to]: textOf(tree, from),
});

test('a dropped translation', () => {
  expect(findingsOf(without(sample, 'nl/guide.mdx', 'zh/components.json'))).toEqual([
    'content/nl/guide.mdx:1:1  error  file',
    'content/zh/components.json:1:1  error  file',
  ]);
});

test('a dropped English page that menus link to is one finding', () => {
  expect(findingsOf(without(sample, 'en/about.mdx'))).toEqual(['content/en/about.mdx:1:1  error  file']);
});

test('any other dropped English page leaves orphans', () => {
  expect(findingsOf(without(sample, 'en/guide.mdx'))).toEqual(
    translatedTo.map((locale) => `content/${locale}/guide.mdx:1:1  error  file`),
  );
});

test('a file under a wrong name is one finding, and not also a missing one', () => {
  let tree = renamed(sample, 'ar/common.json', 'ar/comon.json');
  tree = renamed(tree, 'de/guide.mdx', 'de/giude.mdx');
  tree = renamed(tree, 'en/components.json', 'en/component.json');
  tree = renamed(tree, 'fr/guide.mdx', 'fr/guide.md');
  tree = renamed(tree, 'nl/services/modeling.mdx', 'nl/modeling.mdx');
  tree = renamed(tree, 'zh/guide.mdx', 'zh/Guide.mdx');
  expect(findingsOf(tree)).toEqual([
    'content/ar/comon.json:1:1  error  file',
    'content/de/giude.mdx:1:1  error  file',
    'content/en/components.json:1:1  error  file',
    'content/fr/guide.md:1:1  error  file',
    'content/nl/modeling.mdx:1:1  error  file',
    'content/zh/Guide.mdx:1:1  error  file',
  ]);
});

test('files that belong to nothing', () => {
  const tree = {
    ...sample,
    'xx/about.mdx': '',
    'xx/guide.mdx': '',
    'nl-NL/about.mdx': '',
    'nl/home.json': '{}',
    'nl/notes': '',
    'nl/notes.txt': '',
    'nl/offers.json': '{}',
    'nl/offers.mdx': '',
    'notes.md': '',
  };
  expect(findingsOf(tree)).toEqual([
    'content/nl-NL/about.mdx:1:1  error  file',
    'content/nl/home.json:1:1  error  file',
    'content/nl/notes:1:1  error  file',
    'content/nl/notes.txt:1:1  error  file',
    'content/nl/offers.json:1:1  error  file',
    'content/nl/offers.mdx:1:1  error  file',
    'content/notes.md:1:1  error  file',
    `content/xx/about.mdx:1:1  error  file`,
  ]);
});

test('a glossary that all other languages have', () => {
  const glossaries = Object.fromEntries(locales.map((code) => [`${code}/glossary.yaml`, 'keep: []\n']));
  const tree = { ...sample, ...glossaries };
  expect(findingsOf(tree)).toEqual([]);
  expect(findingsOf(without(tree, 'nl/glossary.yaml'))).toEqual([
    'content/nl/glossary.yaml:1:1  error  file',
  ]);
  expect(findingsOf(without(tree, 'en/glossary.yaml'))).toHaveLength(1);
  expect(findingsOf(renamed(tree, 'nl/glossary.yaml', 'nl/glossary.yml'))).toEqual([
    expect.stringContaining('content/nl/glossary.yml:1:1  error  file'),
  ]);
});

test('glossaries and hidden files are no content', () => {
  const tree = { ...sample, 'nl/glossary.yaml': 'keep: []\n', '.DS_Store': '', 'nl/.about.mdx.swp': '' };
  expect(checkContent(readGraph(contentFolder(tree)), memo)).toEqual([]);
});

test('a new page is asked for in every language, and nothing else', () => {
  const tree = { ...sample, 'en/news.mdx': textOf(sample, 'en/guide.mdx') };
  expect(findingsOf(tree).map((line) => line.split(':')[0])).toEqual(
    translatedTo.map((locale) => `content/${locale}/news.mdx`),
  );
  const translated = { ...tree };
  for (const locale of translatedTo) {
    Object.assign(translated, { [`${locale}/news.mdx`]: textOf(sample, `${locale}/guide.mdx`) });
  }
  expect(findingsOf(edit(translated, 'nl/news.mdx', 'title: Guide nl', 'title: Nieuws'))).toEqual([]);
});
