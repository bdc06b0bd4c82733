import { expect, test } from 'vitest';
import { locales } from '../../../schema/languages.ts';
import { checkContent } from '../../../scripts/check/check.ts';
import { readGraph } from '../../../scripts/content/graph.ts';
import { contentFolder, type Tree, textOf, without } from '../fixture.ts';
import { sampleTree, translatedTo } from '../sample.ts';
import { findingsOf, memo } from './findings.ts';

const sample = sampleTree();

/** A tree with files under other names. */
const renamed = (tree: Tree, names: { readonly [from: string]: string }): Tree => ({
  ...without(tree, ...Object.keys(names)),
  ...Object.fromEntries(Object.entries(names).map(([from, to]) => [to, textOf(tree, from)])),
});

const withFiles = (...paths: string[]): Tree => ({
  ...sample,
  ...Object.fromEntries(paths.map((path) => [path, path.endsWith('.json') ? '{}' : ''])),
});

const inAll = (name: string) => translatedTo.map((locale) => `${locale}/${name}`);
const glossaries = {
  ...sample,
  ...Object.fromEntries(locales.map((code) => [`${code}/glossary.yaml`, 'keep: []\n'])),
};
const news = { ...sample, 'en/news.mdx': textOf(sample, 'en/guide.mdx') };
const stray =
  'nl-NL/about.mdx nl/home.json nl/notes nl/notes.txt nl/offers.json nl/offers.mdx notes.md'.split(' ');

const misnamed = renamed(sample, {
  'ar/common.json': 'ar/comon.json',
  'de/guide.mdx': 'de/giude.mdx',
  'nl/services/modeling.mdx': 'nl/modeling.mdx',
});
const dropped = ['nl/guide.mdx', 'zh/components.json'];
const words = renamed(sample, { 'en/components.json': 'en/component.json' });
const glossary = renamed(glossaries, { 'nl/glossary.yaml': 'nl/glossary.yml' });

test.each<[string, Tree, string[]]>([
  ['a dropped translation', without(sample, ...dropped), dropped],
  ['a dropped English page that menus link to, once', without(sample, 'en/about.mdx'), ['en/about.mdx']],
  ['the orphans of any other dropped English page, once', without(sample, 'en/guide.mdx'), ['ar/guide.mdx']],
  ['a file under a wrong name, once', misnamed, ['ar/comon.json', 'de/giude.mdx', 'nl/modeling.mdx']],
  ['the English words under a wrong name', words, ['en/components.json']],
  ['what belongs to nothing', withFiles(...stray), stray],
  ['a folder of it, once', withFiles('xx/about.mdx', 'xx/guide.mdx'), ['xx/about.mdx']],
  ['a glossary under a wrong name', glossary, ['nl/glossary.yml']],
  ['a new page in every language', news, inAll('news.mdx')],
])('told is %s', (_, tree, paths) => {
  expect(findingsOf(tree)).toEqual(paths.map((path) => `content/${path}:1:1  error  file`));
});

test('glossaries, hidden files and pages that are new in all languages are right', () => {
  const tree = { ...glossaries, ...news, '.DS_Store': '', 'nl/.about.mdx.swp': '' };
  const pages = inAll('news.mdx').map((path) => [path, textOf(sample, path.replace('news', 'guide'))]);
  const folder = contentFolder({ ...tree, ...Object.fromEntries(pages) });
  expect(checkContent(readGraph(folder), memo)).toEqual([]);
});
