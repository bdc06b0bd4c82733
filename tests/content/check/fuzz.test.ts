import { expect, test } from 'vitest';
import project from '../../../check.config.ts';
import { locales } from '../../../schema/languages.ts';
import { checkContent } from '../../../scripts/check/check.ts';
import { changed, emptyGraph } from '../../../scripts/check/core/graph.ts';
import type { Finding } from '../../../scripts/check/finding.ts';
import { memoInMemory } from '../../../scripts/check/memo.ts';
import { pick, random } from '../../../scripts/lab/bench/random.ts';
import { textOf } from '../fixture.ts';
import { sampleOf } from './project.ts';

/** `npm run test:full` tries many more (vitest.config.ts). */
const mutations = Number(process.env.FUZZ_RUNS ?? 300);

/** Few and small files, so that many mutations take little time; that other pages are missing does not matter here. */
const sample = sampleOf(/^(en|ar)\/(guide|sitemap|components)\./);

/** A graph without a file, to which the sample is added in memory. */
const nothing = emptyGraph(project, 'content', 'content');

/** Strings with a meaning to one of the parsers: signs, words, and what spaces or line ends belong to. */
const pieces = [
  ...'{}[]<>"\'`*_#:-|>&!%@\\/,?~=$\t\n\r\u0000\u202e\ufeff\u{1f600}（）［｛؟。',
  ...'{{ }} <Hero <1> </1> /> </ <!-- $t( ](/ ![ ](#first) [#first] null __proto__ \\u &#0; \ud800 ١٢٣ 1.234,5'.split(
    ' ',
  ),
  ...['---\n', '```\n', '[x]: y\n', '<<<<<<< HEAD\n', '{{count, ', 'import ', 'export ', '- ', '> ', '1. '],
  ...['| ', ': ', '&a ', '*a ', '!!js ', 'constructor: ', '"toString": '],
];

/** Changes characters, lines, structure or bytes. */
function mutate(text: string, next: () => number): string {
  const at = Math.floor(next() * text.length);
  const length = 1 + Math.floor(next() * 8);
  const lines = text.split('\n');
  const line = Math.floor(next() * lines.length);
  return pick(
    [
      () => text.slice(0, at) + pick(pieces, next) + text.slice(at),
      () => text.slice(0, at) + pick(pieces, next) + text.slice(at + length),
      () => text.slice(0, at) + text.slice(at + length),
      () => text.slice(0, at),
      () => text.slice(at),
      () => text.slice(0, at) + String.fromCharCode(Math.floor(next() * 0xffff)) + text.slice(at),
      () => text.slice(0, at) + pick(pieces, next).repeat(50) + text.slice(at),
      () => lines.toSpliced(line, 1).join('\n'),
      () => lines.toSpliced(line, 0, lines[line] ?? '').join('\n'),
      () => lines.toSpliced(line, 0, pick(lines, next)).join('\n'),
      () => lines.toSpliced(line, 1, `${pick(pieces, next)}${lines[line]}`).join('\n'),
    ],
    next,
  )();
}

/** Sets a byte, which may leave a file that is not UTF-8. */
function mutateBytes(text: string, next: () => number): Uint8Array {
  const bytes = Buffer.from(text);
  const at = Math.floor(next() * bytes.length);
  return bytes.fill(Math.floor(next() * 256), at, at + 1);
}

/** Traces of an internal error, which no message may contain. */
const traces =
  /Maximum call stack|\bundefined\b|\[object|\bNaN\b|\bat \/|\n\s+at |TypeError|RangeError|Cannot read/;

const inContent = new RegExp(`^content/(${locales.join('|')})/.`);

/** Checks what every finding has to be, whatever the content. */
function expectSound(found: readonly Finding[], path: string, content: string | Uint8Array, name: string) {
  // As Markdown counts them: a carriage return alone also ends a line.
  const lines = typeof content === 'string' ? content.split(/\r\n?|\n/).length : Number.POSITIVE_INFINITY;
  for (const finding of found) {
    expect(finding.path, name).toMatch(inContent);
    expect(['error', 'warning'], name).toContain(finding.level);
    expect(finding.message, name).toMatch(/\S/);
    expect(finding.fix, name).toMatch(/\S/);
    expect(`${finding.message} ${finding.fix}`, name).not.toMatch(traces);
    expect(Math.min(finding.line, finding.column), name).toBeGreaterThanOrEqual(1);
    if (finding.path === `content/${path}`) expect(finding.line, name).toBeLessThanOrEqual(lines);
  }
}

const graph = changed(nothing, sample);

// Many runs of the check, which are slow on a busy machine.
test(`${mutations} random mutations give findings with a place, or none, and never an exception`, {
  timeout: 600_000,
}, () => {
  // Cleared at intervals, so that it does not grow without limit.
  let memo = memoInMemory();
  for (let seed = 1; seed <= mutations; seed++) {
    if (seed % 500 === 0) memo = memoInMemory();
    const next = random(seed);
    const path = pick(Object.keys(sample), next);
    let text = textOf(sample, path);
    for (let times = Math.floor(next() * 3); times >= 0; times--) text = mutate(text, next);
    const content = seed % 10 === 0 ? mutateBytes(text, next) : text;
    expectSound(checkContent(changed(graph, { [path]: content }), memo), path, content, `seed ${seed}`);
  }
});

/** Texts known to be hard for parsers, with `many` levels or characters. */
const many = 10_000;

const chains: { readonly [name: string]: string } = {
  quotes: '>'.repeat(many),
  lists: '- '.repeat(many),
  'quotes and lists': '> - '.repeat(many),
  'indented lists': Array.from({ length: 500 }, (_, depth) => `${' '.repeat(2 * depth)}- a`).join('\n'),
  brackets: '['.repeat(many),
  emphasis: '*a **b '.repeat(many),
  backticks: '`'.repeat(many),
  'less-than signs': '<'.repeat(many),
  tags: '<a>'.repeat(many),
  braces: '{'.repeat(many),
  'braces that close': '{'.repeat(many) + '}'.repeat(many),
  'an expression': `{${'('.repeat(many)}1${')'.repeat(many)}}`,
  pipes: `${'|'.repeat(many)}\n|-|`,
  colons: ': '.repeat(many),
  placeholders: '{{a'.repeat(many),
};

const path = 'ar/guide.mdx';
const page = textOf(sample, path);
const check = (text: string): Finding[] => {
  const findings = checkContent(changed(graph, { [path]: text }));
  expectSound(findings, path, text, path);
  return findings;
};
const inYaml = (lines: string) => check(page.replace('label: ', `${lines}\nlabel: `));

test.each(Object.entries(chains))(
  '%s in great numbers are read or refused in Markdown and YAML',
  (_, chain) => {
    check(`${page}\n${chain}\n`);
    inYaml(`label: ${chain.replaceAll('\n', '\n  ')}`);
  },
);

test('levels of YAML by indentation', () => {
  const levels = Array.from({ length: 2000 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n');
  expect(inYaml(levels)).toContainEqual(expect.objectContaining({ rule: 'parse' }));
});

test('text after quotes that are too deep is told with its place', () => {
  const told = expect.objectContaining({ rule: 'parse', line: page.split('\n').length, code: 'too-deep' });
  expect(check(`${page}${'> '.repeat(200)}text\n`)).toContainEqual(told);
});
