import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { checkContent } from '../../../scripts/check/check-content.ts';
import { readGraph } from '../../../scripts/check/core/graph.ts';
import type { Language, Project } from '../../../scripts/check/core/project.ts';
import type { Finding } from '../../../scripts/check/finding.ts';
import { type Rule, ruleNames, rules } from '../../../scripts/check/rules/catalog.ts';
import type { Example } from '../../../scripts/check/rules/rule.ts';
import { type Tree, temporaryFolder, without } from '../fixture.ts';

/* Tests the examples on each rule's page: the wrong text has a finding of the rule, the right text has none. */

const text = (description: string) => z.string().trim().min(1).meta({ kind: 'text', description }).optional();

const projectFor = ([, english, , , , code = 'nl']: Example): Project => ({
  locales: [language('en'), language(code)],
  source: 'en',
  files: { required: [], unaddressed: [], words: { common: english?.includes('pages_') ? plural : words } },
  frontmatter: () => page,
  components: { Hero: {}, Email: { inline: true }, Cards: { attributes: { of: 'field' } } },
  placeholders: ['phone'],
  command: 'npx --no -- hulma-check',
  public: 'public',
  rules: { thresholds: { [code]: { complete: 100, current: 0 } }, widths: { title: { least: 1, most: 62 } } },
});

const language = (code: string): Language => ({
  code,
  name: new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code,
  nativeName: code,
  rtl: code === 'ar',
});

const page = z.strictObject({
  title: text('The title.'),
  amount: z.number().meta({ kind: 'invariant', description: 'A price.' }).optional(),
  ways: text('What cards show.'),
});

const words = z.strictObject({
  text: text('A text.'),
  more: text('Another text.'),
  list: z.array(z.string()).meta({ kind: 'text', description: 'A list.' }).optional(),
});

/** A plural is never optional. */
const plural = words.extend({
  pages: z.string().meta({ kind: 'plural', description: 'How many; {{count}} is the number.' }),
});

const cards = 'ways: Drie';

const pageOf = (fields: string, body: string) => `---\n${fields}\n---\n\n${body}\n`;

const filesOf = (locale: string): Tree => ({
  [`${locale}/common.json`]: '{}\n',
  [`${locale}/guide.mdx`]: pageOf(cards, ''),
});

/** Returns a file with a snippet. */
function fileWith(snippet: string, as: Example[4], locale: string): Tree {
  switch (as) {
    case 'yaml':
      return { [`${locale}/guide.mdx`]: pageOf(snippet, '') };
    case 'json':
      return { [`${locale}/common.json`]: snippet };
    case 'field':
      return { [`${locale}/common.json`]: JSON.stringify({ text: snippet }) };
    default:
      return { [`${locale}/guide.mdx`]: pageOf(cards, snippet) };
  }
}

const glossaries = {
  'en/glossary.yaml': 'keep: [glTF]\n',
  'de/glossary.yaml': 'terms:\n  - en: rendering\n    use: Rendering\n    avoid: [Wiedergabe]\n',
};

/** Returns a content folder with a snippet as the translation, and its English text. */
function treeOf([, english, , right, as, code = 'nl']: Example, snippet: string): Tree {
  const tree = { ...filesOf('en'), ...filesOf(code), ...(code === 'de' && glossaries) };
  if (as === 'path') return { ...without(tree, `${code}/guide.mdx`), [snippet]: pageOf(cards, '') };
  return { ...tree, ...fileWith(english ?? right, as, 'en'), ...fileWith(snippet, as, code) };
}

const findingsOf = (name: Rule, example: Example, snippet: string): Finding[] =>
  checkContent(readGraph(projectFor(example), temporaryFolder(treeOf(example, snippet)))).filter(
    ({ rule }) => rule === name,
  );

// Stale translations have no example: only their record makes them wrong.
describe.each(ruleNames.filter((name) => rules[name].examples.length > 0))('%s', (name) => {
  const { examples } = rules[name];
  test.each(examples.map((example) => [example[2], example] as const))('%j', (wrong, example) => {
    const [code, , , right] = example;
    const findings = findingsOf(name, example, wrong);
    expect(findings.map((finding) => finding.code)).toContain(code);
    for (const { message, fix } of findings) {
      expect(message).toMatch(/\w{3}.*[.?]$/s);
      expect(fix).toMatch(/^\w{3}.*\.$/s);
      expect(message + fix).not.toMatch(/undefined|\[object|NaN/);
    }
    expect(findingsOf(name, example, right)).toEqual([]);
  });
});
