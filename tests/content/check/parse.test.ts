import { describe, expect, test } from 'vitest';
import { placeAt } from '../../../scripts/check/core/located.ts';
import { edit, type Tree, textOf } from '../fixture.ts';
import { sampleTree } from '../sample.ts';
import { findingsOf } from './findings.ts';

const sample = sampleTree();

/** The line a text stands in; words are added to the files as the site grows. */
const lineOf = (path: string, text: string): number =>
  placeAt(textOf(sample, path), textOf(sample, path).indexOf(text)).line;

/** Breaks one file per language and expects one finding for each, and no other. */
function breaks(
  mutations: readonly (readonly [path: string, from: string, to: string, finding: string])[],
): void {
  const tree = mutations.reduce<Tree>((broken, [path, from, to]) => edit(broken, path, from, to), sample);
  expect(findingsOf(tree)).toEqual(mutations.map(([path, , , finding]) => `content/${path}:${finding}`));
}

describe('all broken files are reported in one run, each once', () => {
  test('YAML', () => {
    breaks([
      ['ar/guide.mdx', 'title: Guide ar', 'title: "Guide ar', '3:8  error  parse'],
      ['de/guide.mdx', 'title: Guide de', 'title: Guide: de', '3:8  error  parse'],
      ['en/guide.mdx', 'title: Guide en', 'title: The #1 guide', '3:12  error  parse'],
      ['fr/guide.mdx', '  heading: Heading fr', '\theading: Heading fr', '7:1  error  parse'],
      ['nl/guide.mdx', 'title: Guide nl', 'title: Guide nl\nlabel: Guide', '4:1  error  parse'],
      ['zh/guide.mdx', 'title: Guide zh', 'title：Guide zh', '3:1  error  parse'],
    ]);
  });

  test('JSON', () => {
    breaks([
      ['ar/common.json', '"skip ar",', '"skip ar"', '3:3  error  parse'],
      [
        'de/common.json',
        '"retry": "error.retry de"\n  }\n',
        '"retry": "error.retry de"\n  \n',
        `${lineOf('de/common.json', '"retry"') + 3}:1  error  parse`,
      ],
      [
        'fr/common.json',
        '"retry": "error.retry fr"',
        '"retry": "error.retry fr",',
        `${lineOf('fr/common.json', '"retry"')}:30  error  parse`,
      ],
      [
        'nl/common.json',
        '"breadcrumb"',
        '"skip"',
        `${lineOf('nl/common.json', '"breadcrumb"')}:3  error  parse`,
      ],
      ['zh/common.json', '"skip zh"', '“skip zh”', '2:11  error  parse'],
    ]);
  });

  test('MDX', () => {
    breaks([
      ['ar/guide.mdx', '<Hero />', '<Hero>', '11:1  error  parse'],
      ['de/guide.mdx', 'Text de.', 'Text { de.', '17:6  error  parse'],
      ['fr/guide.mdx', 'Text fr.', 'import et export de modèles.', '17:1  error  parse'],
      ['nl/guide.mdx', 'Text nl.', 'Text <3 nl.', '17:6  error  parse'],
      ['zh/guide.mdx', 'Text zh.', '<!-- Text zh. -->', '17:1  error  parse'],
    ]);
  });
});

test('an unreadable English file is one finding, and none in its translations', () => {
  const tree = edit(sample, 'en/about.mdx', 'ways:\n', 'ways: x\n');
  expect(findingsOf(tree)).toEqual([
    expect.stringMatching(/^content\/en\/about\.mdx:\d+:\d+ {2}error {2}parse$/),
  ]);
});

test('a file without frontmatter, an empty one, and one that is not text', () => {
  const tree = {
    ...sample,
    'de/common.json': '',
    'fr/guide.mdx': '',
    'nl/guide.mdx': '<Hero />\n',
    'zh/guide.mdx': new Uint8Array([0x2d, 0x2d, 0x2d, 0xff, 0xfe]),
  };
  expect(findingsOf(edit(tree, 'ar/guide.mdx', '---\n<Hero />', '\n<Hero />'))).toEqual([
    'content/ar/guide.mdx:1:1  error  parse',
    'content/de/common.json:1:1  error  parse',
    'content/fr/guide.mdx:1:1  error  parse',
    'content/nl/guide.mdx:1:1  error  parse',
    'content/zh/guide.mdx:1:1  error  parse',
  ]);
});
