import { expect, test } from 'vitest';
import { edit, type Tree } from '../fixture.ts';
import { sampleTree } from '../sample.ts';
import { allFindingsOf, check } from './findings.ts';
import { checkForeign, short } from './layouts/foreign.ts';

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

test('titles that many pages of a folder have in English are one warning, fewer are one each', async () => {
  const pages = (count: number): Tree => {
    const names = Array.from({ length: count }, (_, index) => `page-${index + 10}`);
    const page = (title: string, text: string) => `---\ntitle: ${title}\n---\n\n${text}\n`;
    return Object.fromEntries(
      names.flatMap((name) => [
        [`docs/errors/${name}.md`, page(`The name of ${name} is not valid.`, 'Use another one.')],
        [
          `i18n/fr/docusaurus-plugin-content-docs/current/errors/${name}.md`,
          page(`The name of ${name} is not valid.`, 'Prenez-en un autre.'),
        ],
      ]),
    );
  };
  const config = { 'docusaurus.config.js': '' };
  const { findings } = await checkForeign({ ...config, ...pages(10) });
  expect(findings).toEqual([expect.stringMatching(/errors\/page-10\.md:2:8 {2}warning .* 9 other pages/)]);
  expect(short((await checkForeign({ ...config, ...pages(3) })).findings)).toHaveLength(3);
});
