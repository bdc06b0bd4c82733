import { expect, test } from 'vitest';
import { edit, type Tree } from '../fixture.ts';
import { sampleTree } from '../sample.ts';
import { allFindingsOf, check } from './findings.ts';

const sample = sampleTree();

/** What is found in one Dutch file, as rule, place and fix. */
const dutch = (tree: Tree): string[] =>
  check(tree)
    .filter(({ path }) => path.startsWith('content/nl/'))
    .map(({ rule, line, column, fix }) => `${rule} ${line}:${column} ${fix}`);

const guide = (from: string, to: string): string[] => dutch(edit(sample, 'nl/guide.mdx', from, to));

test('a translated name of a component, an attribute or a key is renamed, and nothing is lost', () => {
  expect(guide('<CallToAction />', '<Oproep />')).toEqual(['mdx-protected 21:1 write <CallToAction />.']);
  expect(guide('<CallToAction />', '<Cards van="hero" />')).toEqual([
    'mdx-protected 21:1 write of="hero": names of attributes are not translated.',
  ]);
  expect(guide('  eyebrow: Eyebrow nl', '  bovenregel: Eyebrow nl')).toEqual([
    'frontmatter 6:3 rename “bovenregel” to “eyebrow”.',
  ]);
});

test('a file that nobody could have meant as text is one finding', () => {
  const utf16 = Buffer.from('\ufeff---\nlabel: Gids\n---\n', 'utf16le');
  expect(dutch({ ...sample, 'nl/guide.mdx': utf16 })).toEqual([
    expect.stringContaining('parse 1:1 save the file with the encoding UTF-8.'),
  ]);
  expect(dutch({ ...sample, 'nl/guide.mdx': Buffer.from('---\nlabel: Gids\n---\n', 'utf16le') })).toEqual([
    expect.stringContaining('parse 1:1 save the file with the encoding UTF-8.'),
  ]);
  const long = guide('Text nl.', `Text nl. ${'woord '.repeat(400_000)}`);
  expect(long).toEqual(['parse 1:1 remove what does not belong to the text.']);
});

test('paragraphs of backticks of growing length are refused before they take minutes', () => {
  const ticks = Array.from({ length: 2000 }, (_, length) => '`'.repeat(length + 1)).join(' ');
  expect(guide('Text nl.', ticks.slice(0, 900_000))).toEqual([expect.stringMatching(/^parse /)]);
});

test('a text that stands there many times over is found', () => {
  const sentence = 'Deze zin staat er vaker dan in het Engels.';
  expect(guide('Text nl.', `Text nl. ${`${sentence} `.repeat(50)}`)).toEqual([
    expect.stringContaining('untranslated 15:4 remove what English does not say.'),
  ]);
});

test('what English changed is one finding a part, whatever the translation has more or less by it', () => {
  const changed = edit(sample, 'en/guide.mdx', 'Text en.', 'Text en with 12 chairs, `code` and <Phone />.');
  expect(allFindingsOf(changed).filter((finding) => finding.startsWith('content/nl/'))).toEqual([
    expect.stringContaining('content/nl/guide.mdx:15:1  warning  stale'),
  ]);
});
