import { expect, test } from 'vitest';
import { edit, type Tree } from '../fixture.ts';
import { sampleTree } from '../sample.ts';
import { allFindingsOf, check } from './findings.ts';

const sample = sampleTree();

/** The findings in Dutch files: code, place and suggestion. */
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

test('a sentence or a paragraph that is there again is one finding, whatever is in it', () => {
  const sentence = 'Deze zin van 12 woorden staat er vaker dan in het Engels.';
  expect(guide('Text nl.', `Text nl. ${`${sentence} `.repeat(50)}`)).toEqual([
    expect.stringMatching(/^twice 17:/),
  ]);
  expect(guide('Text nl.', `Text nl.\n\n${sentence}\n\n${sentence}`)).toEqual(['twice 21:1']);
});

test('what English changed is one finding a part, whatever the translation has more or less by it', () => {
  const changed = edit(sample, 'en/guide.mdx', 'Text en.', 'Text en with 12 chairs, `code` and <Phone />.');
  expect(allFindingsOf(changed).filter((finding) => finding.startsWith('content/nl/'))).toEqual([
    expect.stringContaining('content/nl/guide.mdx:15:1  warning  stale'),
  ]);
});
