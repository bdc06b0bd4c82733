import { expect, test } from 'vitest';
import { locales } from '../../../schema/languages.ts';
import { edit, type Tree, textOf, without } from '../fixture.ts';
import { sampleTree, translatedTo } from '../sample.ts';
import { findingsOf } from './findings.ts';

const sample = sampleTree();

const renamed = (tree: Tree, from: string, to: string): Tree => ({
  ...without(tree, from),
  [to]: textOf(tree, from),
});

test('a dropped translation', () => {
  expect(findingsOf(without(sample, 'nl/guide.mdx', 'zh/components.json'))).toEqual([
    'content/nl/guide.mdx:1:1  error  file  the Dutch translation of content/en/guide.mdx is missing; the page shows English until then. → create content/nl/guide.mdx with the English text and translate it; npm run check -- new nl/guide begins it.',
    'content/zh/components.json:1:1  error  file  the Chinese translation of content/en/components.json is missing; the namespace shows English until then. → create content/zh/components.json with the English text and translate it; npm run check -- new zh/components begins it.',
  ]);
});

test('a dropped English page that menus link to is one finding', () => {
  expect(findingsOf(without(sample, 'en/about.mdx'))).toEqual([
    'content/en/about.mdx:1:1  error  file  the English page “about” is missing, which the site needs. → create content/en/about.mdx, or restore it from the history.',
  ]);
});

test('any other dropped English page leaves orphans', () => {
  expect(findingsOf(without(sample, 'en/guide.mdx'))).toEqual(
    translatedTo.map(
      (locale) =>
        `content/${locale}/guide.mdx:1:1  error  file  there is no English page content/en/guide.mdx that this file translates. → delete it, or restore the English page.`,
    ),
  );
});

test('dropped English words are one finding', () => {
  expect(findingsOf(without(sample, 'en/common.json'))).toEqual([
    'content/en/common.json:1:1  error  file  the English words of the namespace “common” are missing. → create content/en/common.json.',
  ]);
});

test('a file under a wrong name is one finding, and not also a missing one', () => {
  let tree = renamed(sample, 'ar/common.json', 'ar/comon.json');
  tree = renamed(tree, 'de/guide.mdx', 'de/giude.mdx');
  tree = renamed(tree, 'en/components.json', 'en/component.json');
  tree = renamed(tree, 'fr/guide.mdx', 'fr/guide.md');
  tree = renamed(tree, 'nl/services/modeling.mdx', 'nl/modeling.mdx');
  tree = renamed(tree, 'zh/guide.mdx', 'zh/Guide.mdx');
  expect(findingsOf(tree)).toEqual([
    'content/ar/comon.json:1:1  error  file  there is no namespace “comon”; did you mean “common.json”? → rename it to content/ar/common.json.',
    'content/de/giude.mdx:1:1  error  file  there is no English page content/en/giude.mdx that this file translates; did you mean “guide.mdx”? → rename it to content/de/guide.mdx.',
    'content/en/components.json:1:1  error  file  the English words of the namespace “components” are missing. → rename content/en/component.json to content/en/components.json.',
    'content/fr/guide.md:1:1  error  file  files with the ending “.md” are not content; did you mean “guide.mdx”? → rename it to content/fr/guide.mdx.',
    'content/nl/modeling.mdx:1:1  error  file  there is no English page content/en/modeling.mdx that this file translates; did you mean “services/modeling.mdx”? → rename it to content/nl/services/modeling.mdx.',
    'content/zh/Guide.mdx:1:1  error  file  the file “Guide.mdx” has another name than lower-case letters a–z, digits and single hyphens. → rename it to content/zh/guide.mdx.',
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
    'content/nl-NL/about.mdx:1:1  error  file  the folder “nl-NL” is not a language of the site; did you mean “nl”? → rename the folder to “nl”.',
    'content/nl/home.json:1:1  error  file  the words of “home” are not kept in a JSON file. → move them into the frontmatter of content/nl/index.mdx.',
    'content/nl/notes:1:1  error  file  files without an ending are not content. → delete it, or give it the ending .mdx (pages) or .json (words of the interface).',
    'content/nl/notes.txt:1:1  error  file  files with the ending “.txt” are not content. → delete it, or give it the ending .mdx (pages) or .json (words of the interface).',
    'content/nl/offers.json:1:1  error  file  there is no namespace “offers”. → delete it; the namespaces are common, components.',
    'content/nl/offers.mdx:1:1  error  file  there is no English page content/en/offers.mdx that this file translates. → delete it, or restore the English page.',
    'content/notes.md:1:1  error  file  the file is in no language’s folder. → move it into the folder of its language, or delete it.',
    `content/xx/about.mdx:1:1  error  file  the folder “xx” (2 files) is not a language of the site. → use one of ${locales.join(', ')}, or delete the folder.`,
  ]);
});

test('a language folder under a wrong name is one finding', () => {
  const tree = Object.fromEntries(
    Object.entries(sample).map(([path, text]) => [path.replace(/^nl\//, 'NL/'), text] as const),
  );
  const count = Object.keys(sample).filter((path) => path.startsWith('nl/')).length;
  expect(findingsOf(tree)).toEqual([
    `content/NL/404.mdx:1:1  error  file  the folder “NL” (${count} files) is not a language of the site; did you mean “nl”? → rename the folder to “nl”.`,
  ]);
});

test('a glossary that all other languages have', () => {
  const glossaries = Object.fromEntries(locales.map((code) => [`${code}/glossary.yaml`, 'keep: []\n']));
  const tree = { ...sample, ...glossaries };
  expect(findingsOf(tree)).toEqual([]);
  expect(findingsOf(without(tree, 'nl/glossary.yaml'))).toEqual([
    'content/nl/glossary.yaml:1:1  error  file  the Dutch glossary is missing, so that nobody is told of a wrong term. → restore content/nl/glossary.yaml from the history, or create it after that of another language.',
  ]);
  expect(findingsOf(without(tree, 'en/glossary.yaml'))).toHaveLength(1);
  expect(findingsOf(renamed(tree, 'nl/glossary.yaml', 'nl/glossary.yml'))).toEqual([
    expect.stringContaining('content/nl/glossary.yml:1:1  error  file  '),
  ]);
});

test('glossaries and hidden files are no content', () => {
  const tree = { ...sample, 'nl/glossary.yaml': 'keep: []\n', '.DS_Store': '', 'nl/.about.mdx.swp': '' };
  expect(findingsOf(tree)).toEqual([]);
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
