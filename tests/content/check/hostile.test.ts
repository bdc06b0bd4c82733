import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { init } from '../../../scripts/check/commands/init.ts';
import { nestingProblem } from '../../../scripts/check/core/parsing/unreadable.ts';
import { bare } from '../../../scripts/check/core/staleness/words.ts';
import { type FormatName, formatNames, formats } from '../../../scripts/check/formats/index.ts';
import { openProject } from '../../../scripts/check/project/open-project.ts';
import { numbers } from '../../../scripts/check/rules/numbers/numbers.ts';
import { typography } from '../../../scripts/check/rules/typography/typography.ts';
import { untranslated } from '../../../scripts/check/rules/untranslated/untranslated.ts';
import { edit, type Tree, temporaryFolder, textOf, without } from '../fixture.ts';
import { sampleTree } from '../sample.ts';
import { check } from './findings.ts';
import { checkForeign } from './layouts/foreign.ts';
import { inField } from './one-rule.ts';
import { projectOf } from './project.ts';
import { finding, hostile, report } from './report.ts';
import { runIn } from './run-in.ts';

const sample = sampleTree();

/** Returns the codes of the findings in Dutch files. */
const dutch = (tree: Tree): string[] =>
  check(tree)
    .filter(({ path }) => path.startsWith('content/nl/'))
    .map(({ code }) => code);

const guide = (text: string): string[] => dutch(edit(sample, 'nl/guide.mdx', 'Text nl.', `Text nl. ${text}`));
const field = (title: string): string[] => dutch(edit(sample, 'nl/guide.mdx', 'title: Guide nl', title));
const words = (text: string): string[] => dutch({ ...sample, 'nl/common.json': text });
const bytes = (content: string | Uint8Array): string[] => dutch({ ...sample, 'nl/guide.mdx': content });

const page = textOf(sample, 'nl/guide.mdx');

test.each<[string, string, () => string[]]>([
  ['UTF-16 text', 'not-utf8', () => bytes(Buffer.from(`\ufeff${page}`, 'utf16le'))],
  ['UTF-16 text without a byte order mark', 'not-utf8', () => bytes(Buffer.from(page, 'utf16le'))],
  ['a truncated character', 'not-utf8', () => bytes(Buffer.concat([Buffer.from(page), Buffer.of(0xed)]))],
  ['20 MB of text', 'too-long', () => guide('woord en zo '.repeat(1_700_000))],
  ['5,000 JSON levels', 'too-deep', () => words(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`)],
  ['nested YAML aliases', 'reserved', () => field('a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\ntitle: x')],
  ['a duplicate key', 'key-twice', () => field('title: Gids\ntitle: Gids')],
])('reports a file with %s once', (_, code, found) => {
  expect(found()).toEqual([code]);
});

test.each<[string, string]>([
  ['colons in a long line', `<Fragment set:html={"${'color: red; '.repeat(300)}"} />`],
  ['alternatives in headings', '#### `--log=<none|info>`\n\n'.repeat(300)],
  ['generic types', '| list<string> |\n\n'.repeat(300)],
  ['line breaks', '| a<br>b | <img src="/a.png"> |\n'.repeat(300)],
  ['brackets in list entries', '- \\[[`c0604c9958`](https://example.com)]\n'.repeat(600)],
  ['bare URLs', '<https://example.com> and <me@example.com>\n\n'.repeat(300)],
])('does not count %s as nesting', (_, text) => {
  expect(nestingProblem(`---\ntitle: Guide\n---\n\n${text}\n`)).toBeUndefined();
  expect(nestingProblem(text)).toBeUndefined();
});

test('reads a line with many names', () => {
  expect(nestingProblem(`<Route path='${'"snake_case", '.repeat(900)}' />`)).toBeUndefined();
});

test('counts nesting below code', () => {
  const problem = nestingProblem(`\`\`\`ts\na\n\`\`\`\n\n${'<a>'.repeat(300)}`);
  expect(problem).toMatchObject({ place: { line: 5 } });
});

const proto = '__proto__: { polluted: yes }';
const inWords = (from: string, to: string) => words(textOf(sample, 'nl/common.json').replace(from, to));

test.each<[string, () => string[], string[]]>([
  ['an escaped unpaired surrogate', () => field('title: "Gids \\ud800"'), ['control']],
  ['keys like object members', () => field(`${proto}\nconstructor: x\ntitle: Gids`), ['unknown', 'unknown']],
  ['such a key in JSON', () => inWords('{', '{ "__proto__": "x",'), ['unknown']],
  ['a long line of JSON', () => inWords('{', `{ "snake": "${'snake_case <b> '.repeat(300)}",`), ['unknown']],
  ['a long JSON key', () => inWords('{', `{\n  "${'a'.repeat(300)}": "b",`), ['unknown']],
])('reports %s, without further harm', (_, found, codes) => {
  expect(found()).toEqual(codes);
  expect(Object.prototype).not.toHaveProperty('polluted');
});

// A regular expression that backtracks too much would exceed the time limit.
test.each([
  ['numbers', numbers, ['1', '1.', '1,', '1 ', '+1', '一', '1:', 'a', '1/', '-1', '١', '1a']],
  ['untranslated', untranslated, [...'a"中A。<@', 'a ', '. ', 'the ', 'a.', 'a1', '\u0430 ', '{{']],
  ['typography', typography, [...'"“(« .,a、中ـ', '1.', 'a@', 'a.', '{{']],
] as const)('rule %s reads long runs of one character in time', { timeout: 120_000 }, (_, rule, signs) => {
  for (const sign of signs) {
    for (const locale of ['nl', 'fr', 'de', 'ar', 'zh'] as const) {
      const signs = sign.repeat(20_000);
      expect(() => inField(rule, locale, 'Some words in English', signs)).not.toThrow();
      expect(() => inField(rule, locale, signs, 'Other words')).not.toThrow();
    }
  }
});

const nested = ['>', '- ', '> - ', '[', '*a **b ', '<', '<a>', '{', '{{a', '|', '{('];
test.each(nested)('“%s” ten thousand times is parsed or rejected', (sign) => {
  const chain = sign.repeat(10_000);
  expect(() => guide(`\n\n${chain}\n`)).not.toThrow();
  expect(() => field(`title: ${chain}`)).not.toThrow();
});

// A quadratic algorithm would take minutes for each of these.
describe('huge amounts of the same syntax are parsed or rejected within seconds', { timeout: 20_000 }, () => {
  const ticks = Array.from({ length: 2000 }, (_, length) => '`'.repeat(length + 1)).join(' ');
  const levels = Array.from({ length: 1000 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n');
  const keys = (entry: (index: number) => string) =>
    Array.from({ length: 20_000 }, (_, index) => entry(index)).join('\n');

  test.each<[string, string, () => string[]]>([
    ['backticks', 'too-deep', () => guide(ticks.slice(0, 900_000))],
    ['backticks below a quote', 'too-deep', () => guide(`> x\n| a |\n| - |\n${ticks.slice(0, 900_000)}`)],
    ['comments', 'too-deep', () => guide('<!--#'.repeat(60_000))],
    ['link ends', 'too-deep', () => guide('](（'.repeat(200_000))],
    ['invisible characters', 'invisible', () => guide(`{/* ${'a\u200bb '.repeat(90_000)} */}`)],
    ['link targets', 'too-deep', () => guide('[a]('.repeat(200_000))],
    ['YAML colons', 'too-deep', () => field(`${'a: '.repeat(20_000)}\ntitle: Gids`)],
    ['YAML levels', 'too-deep', () => field(`${levels}\ntitle: Gids`)],
    ['spaces', 'too-long', () => guide(`a${' '.repeat(900_000)}b`)],
    ['YAML keys', 'unknown', () => field(`${keys((key) => `k${key}: x`)}\ntitle: Gids`)],
    ['JSON keys', 'unknown', () => inWords('{', `{${keys((key) => `"k${key}": "x",`)}`)],
  ])('%s', (_, code, found) => {
    expect([...new Set(found())].filter((one) => one !== 'space')).toEqual([code]);
  });
});

test('reads unterminated attributes and many spaces within seconds', { timeout: 20_000 }, () => {
  expect(bare(`a${' '.repeat(300_000)}b`)).toBe('a b');
  expect(bare(`<a ${'alt={ '.repeat(40_000)}>`)).toBe('');
});

// Comparing each with every other would take minutes, or run out of memory, for all of these.
test.each<[string, number, (index: number) => string, ...string[]]>([
  ['lines of code', 1, () => `\`\`\`yaml\nname: oak\n${'\n'.repeat(20_000)}rules: ash\n\`\`\`\n`],
  ['paragraphs', 9000, (index) => `Oak ${index}${', ash'.repeat(index % 9)}.\n\n`],
  ['code blocks', 9000, (index) => `\`\`\`js\nf(${index});\n\`\`\`\n\n`, '“f(0);”', '“f(1);”'],
  ['components', 6000, () => '<Chair material="oak" />\n\n'],
  ['numbers', 40_000, (index) => `${index} `],
])('compares a page of many %s within seconds', { timeout: 20_000 }, async (_, count, part, ...codes) => {
  const page = (from: number, to: number) =>
    `---\ntitle: A\n---\n\n${Array.from({ length: to - from }, (_, at) => part(from + at)).join('')}`;
  const docs = 'src/content/docs';
  const own = page(count > 1 ? 2 : 0, count);
  const pages = { [`${docs}/a.mdx`]: page(0, count), [`${docs}/fr/a.mdx`]: own };
  const { findings } = await checkForeign({ 'astro.config.mjs': '', ...pages });
  expect(findings).toEqual(codes.map((code) => expect.stringContaining(code)));
});

test('reports a language folder that is a link once, not its files as missing', () => {
  const project = projectOf(without(sample, ...Object.keys(sample).filter((path) => path.startsWith('nl/'))));
  symlinkSync(join(project, 'content/de'), join(project, 'content/nl'));
  const { output } = runIn(project, ['--format', 'json']);
  expect(JSON.parse(output)).toMatchObject([{ path: 'content/nl', code: 'link' }]);
});

test.each([
  ['nl/common.source.json', 'nl/common.source.json', 'accept nl/common'],
  ['nl', 'nl/guide.mdx', 'new nl/guide'],
])('writes nothing through %s if it is a link', (link, file, command) => {
  const [project, outside] = [projectOf(sample), projectOf(sample)];
  rmSync(join(outside, 'content', file));
  rmSync(join(project, 'content', link), { recursive: true });
  symlinkSync(join(outside, 'content', link), join(project, 'content', link));
  expect(() => runIn(project, command.split(' '))).toThrow(/ is a symbolic link, or inside one/);
  expect(existsSync(join(outside, 'content', file))).toBe(false);
});

test('init writes nothing through a link', async () => {
  const folder = temporaryFolder({ 'en.json': '{"a":"Save"}', 'de.json': '{"a":"Sichern"}' });
  symlinkSync(join(folder, 'outside.json'), join(folder, 'check.baseline.json'));
  const opened = await openProject(folder);
  expect(() => init(opened)).toThrow('check.baseline.json is a symbolic link');
  expect(existsSync(join(folder, 'outside.json'))).toBe(false);
});

const path = `::error::x/a\n::error::b.mdx ${hostile}`;
const shown = report(
  [{ ...finding, path, message: hostile, fix: hostile, data: { found: '\u009b2J ##[x]' } }],
  { [path]: `\n${hostile.replaceAll('\n', '')}` },
);

const inMarkdown = '##[|<script|</style|@octocat|https://evil|[b](|<!-- ]| `a` |; &lt;'.split('|');

const signs: { readonly [format in FormatName]?: readonly string[] } = {
  human: ['##['],
  json: ['##['],
  comment: inMarkdown,
  markdown: inMarkdown,
  html: ['<script>a', '</style>"', '" onload', '<!-- ]'],
  sarif: ['[b]('],
};

// Commands are what the format for GitHub consists of; its own tests are in formats.test.ts.
test.each(formatNames.filter((name) => name !== 'github'))('content cannot inject anything: %s', (name) => {
  const text = formats[name](shown);
  expect(text.split('\n').filter((line) => line.trimStart().startsWith('::'))).toEqual([]);
  for (const sign of ['\u001b', '\u009b', '\u202e', ...(signs[name] ?? [])]) expect(text).not.toContain(sign);
});
