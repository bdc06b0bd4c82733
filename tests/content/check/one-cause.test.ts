import { expect, test } from 'vitest';
import { edit, type Tree } from '../fixture.ts';
import { sampleTree } from '../sample.ts';
import { allFindingsOf, check } from './findings.ts';

const sample = sampleTree();

/** What is found in one Dutch file: code, place and what was meant. */
const dutch = (tree: Tree): string[] =>
  check(tree)
    .filter(({ path }) => path.startsWith('content/nl/'))
    .map(({ code, line, column, data }) => [code, `${line}:${column}`, data.meant].filter(Boolean).join(' '));

const guide = (from: string, to: string): string[] => dutch(edit(sample, 'nl/guide.mdx', from, to));

test('a translated name of a component, an attribute or a key is renamed, and nothing is lost', () => {
  expect(guide('<CallToAction />', '<Oproep />')).toEqual(['unknown-component 21:1 CallToAction']);
  expect(guide('<CallToAction />', '<Cards van="hero" />')).toEqual(['unknown-attribute 21:1 of="hero"']);
  expect(guide('  eyebrow: Eyebrow nl', '  bovenregel: Eyebrow nl')).toEqual(['unknown 6:3 eyebrow']);
});

test('a file that nobody could have meant as text is one finding', () => {
  const utf16 = Buffer.from('\ufeff---\nlabel: Gids\n---\n', 'utf16le');
  expect(dutch({ ...sample, 'nl/guide.mdx': utf16 })).toEqual(['not-utf8 1:1']);
  expect(dutch({ ...sample, 'nl/guide.mdx': Buffer.from('---\nlabel: Gids\n---\n', 'utf16le') })).toEqual([
    'not-utf8 1:1',
  ]);
  const long = guide('Text nl.', `Text nl. ${'woord '.repeat(400_000)}`);
  expect(long).toEqual(['too-long 1:1']);
});

test('paragraphs of backticks of growing length are refused before they take minutes', () => {
  const ticks = Array.from({ length: 2000 }, (_, length) => '`'.repeat(length + 1)).join(' ');
  expect(guide('Text nl.', ticks.slice(0, 900_000))).toEqual([expect.stringMatching(/^too-deep /)]);
});

test('a text that stands there many times over is found', () => {
  const sentence = 'Deze zin staat er vaker dan in het Engels.';
  expect(guide('Text nl.', `Text nl. ${`${sentence} `.repeat(50)}`)).toEqual(['too-long 15:4']);
});

test('what English changed is one finding a part, whatever the translation has more or less by it', () => {
  const changed = edit(sample, 'en/guide.mdx', 'Text en.', 'Text en with 12 chairs, `code` and <Phone />.');
  expect(allFindingsOf(changed).filter((finding) => finding.startsWith('content/nl/'))).toEqual([
    expect.stringContaining('content/nl/guide.mdx:15:1  warning  stale'),
  ]);
});
