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
      [
        'ar/guide.mdx',
        'title: Guide ar',
        'title: "Guide ar',
        '3:8  error  parse  the quotation mark " that opens this text is not closed on the same line. → close it at the end of the text; inside, write \\" for a quotation mark that belongs to the text.',
      ],
      [
        'de/guide.mdx',
        'title: Guide de',
        'title: Guide: de',
        '3:8  error  parse  the text contains a colon, which would make it a key. → put the whole text in double quotes.',
      ],
      [
        'en/guide.mdx',
        'title: Guide en',
        'title: The #1 guide',
        '3:12  error  parse  the text ends before this #, which begins a comment. → put the whole text in double quotes.',
      ],
      [
        'fr/guide.mdx',
        '  heading: Heading fr',
        '\theading: Heading fr',
        '7:1  error  parse  the line is indented with a tab. → indent with spaces instead of tabs.',
      ],
      [
        'nl/guide.mdx',
        'title: Guide nl',
        'title: Guide nl\nlabel: Guide',
        '4:1  error  parse  the key “label” stands twice; only the last would count. → remove one of the two.',
      ],
      [
        'zh/guide.mdx',
        'title: Guide zh',
        'title：Guide zh',
        '3:1  error  parse  this line is not of the form “key: text”. → write the key, a colon and a space before the text; indent a line that continues the text above it.',
      ],
    ]);
  });

  test('JSON', () => {
    breaks([
      [
        'ar/common.json',
        '"skip ar",',
        '"skip ar"',
        '3:3  error  parse  a comma is expected before this entry. → write a comma at the end of the entry above.',
      ],
      [
        'de/common.json',
        '"retry": "error.retry de"\n  }\n',
        '"retry": "error.retry de"\n  \n',
        `${lineOf('de/common.json', '"retry"') + 3}:1  error  parse  a closing } is missing. → compare the brackets with the English file.`,
      ],
      [
        'fr/common.json',
        '"retry": "error.retry fr"',
        '"retry": "error.retry fr",',
        `${lineOf('fr/common.json', '"retry"')}:30  error  parse  a comma stands after the last entry. → remove the comma.`,
      ],
      [
        'nl/common.json',
        '"breadcrumb"',
        '"skip"',
        `${lineOf('nl/common.json', '"breadcrumb"')}:3  error  parse  the key “skip” stands twice; only the last would count. → remove one of the two.`,
      ],
      [
        'zh/common.json',
        '"skip zh"',
        '“skip zh”',
        '2:11  error  parse  the quotation mark “ is not the one of JSON. → put keys and texts between straight double quotes ("); inside a text any other is fine.',
      ],
    ]);
  });

  test('MDX', () => {
    breaks([
      ['ar/guide.mdx', '<Hero />', '<Hero>', '11:1  error  parse  <Hero> is not closed. → write <Hero />.'],
      [
        'de/guide.mdx',
        'Text de.',
        'Text { de.',
        '17:6  error  parse  a { opens an expression, which content cannot have. → write \\{ where the brace belongs to the text; placeholders such as {{email}} work in the frontmatter only.',
      ],
      [
        'fr/guide.mdx',
        'Text fr.',
        'import et export de modèles.',
        '17:1  error  parse  a line that starts with “import” or “export” is read as program code. → let the line start with another word.',
      ],
      [
        'nl/guide.mdx',
        'Text nl.',
        'Text <3 nl.',
        '17:6  error  parse  a < opens a component, but what follows does not read as one. → write \\< where the sign belongs to the text, and components as in the English file, such as <Hero />.',
      ],
      [
        'zh/guide.mdx',
        'Text zh.',
        '<!-- Text zh. -->',
        '17:1  error  parse  a comment of HTML stands in the text. → write it as {/* note */}, which nobody sees on the page.',
      ],
    ]);
  });
});

test('an unreadable English file is one finding, and none in its translations', () => {
  const tree = edit(sample, 'en/about.mdx', 'ways:\n', 'ways: x\n');
  expect(findingsOf(tree)).toEqual([
    expect.stringMatching(/^content\/en\/about\.mdx:\d+:\d+ {2}error {2}parse {2}/),
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
    'content/ar/guide.mdx:1:1  error  parse  the frontmatter that starts here has no end: a second line of three hyphens (---) is missing. → write --- on a line of its own under the last field.',
    'content/de/common.json:1:1  error  parse  the file is empty. → copy the English file and translate it.',
    'content/fr/guide.mdx:1:1  error  parse  the file is empty. → copy the English file and translate it.',
    'content/nl/guide.mdx:1:1  error  parse  the file does not start with frontmatter: the fields of the screen between two lines of three hyphens (---). → start the file with the frontmatter, as the English file does.',
    'content/zh/guide.mdx:1:1  error  parse  the file is not UTF-8 text. → save the file with the encoding UTF-8.',
  ]);
});
