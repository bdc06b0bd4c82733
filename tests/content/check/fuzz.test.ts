import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locales } from '../../../schema/languages.ts';
import { checkContent } from '../../../scripts/check/check-content.ts';
import { applyChanges } from '../../../scripts/check/core/graph.ts';
import type { Finding } from '../../../scripts/check/finding.ts';
import { memoInMemory } from '../../../scripts/check/memo.ts';
import { textOf } from '../fixture.ts';
import { graphOf } from './findings.ts';
import { sampleOf } from './project.ts';

/** Few and small files, so that many mutations take little time; missing pages do not matter here. */
const sample = sampleOf(/^(en|ar)\/(guide|sitemap|components)\./);
const paths = Object.keys(sample);

const graph = graphOf(sample);

/** Strings with a meaning to one of the parsers: characters, words, and sequences with spaces or line endings. */
const pieces = [
  ...'{}[]<>"\'`*_#:-|>&!%@\\/,?~=$\t\n\r\u0000\u202e\ufeff\u{1f600}（）［｛؟。',
  ...'{{ }} <Hero <1> </1> /> </ <!-- $t( ](/ ![ ](#first) [#first] null __proto__ \\u &#0; \ud800 ١٢٣ 1.234,5'.split(
    ' ',
  ),
  ...['---\n', '```\n', '[x]: y\n', '<<<<<<< HEAD\n', '{{count, ', 'import ', 'export ', '- ', '> ', '1. '],
  ...['| ', ': ', '&a ', '*a ', '!!js ', 'constructor: ', '"toString": '],
];

/** Lines of the sample, which a merge may repeat or move. */
const lines = paths.flatMap((path) => textOf(sample, path).split(/(?<=\n)/));

const positions = fc.nat();
const lengths = fc.oneof({ weight: 9, arbitrary: fc.nat({ max: 40 }) }, fc.constant(Number.MAX_SAFE_INTEGER));
const inserts = fc.oneof(
  fc.constantFrom('', ...pieces),
  fc.constantFrom(...lines),
  fc.string({ unit: 'binary' }),
);
const repetitions = fc.constantFrom(1, 1, 1, 1, 50);

/** Replaces some characters, or all of the rest, with something else. */
const mutations = fc.tuple(positions, lengths, inserts, repetitions).map(([at, length, insert, times]) => {
  return (text: string): string => {
    const start = at % (text.length + 1);
    return text.slice(0, start) + insert.repeat(times) + text.slice(start + length);
  };
});

/** Traces of an internal error, which no message may contain. */
const traces =
  /Maximum call stack|\bundefined\b|\[object|\bNaN\b|\bat \/|\n\s+at |TypeError|RangeError|Cannot read/;

const inContent = new RegExp(`^content/(${locales.join('|')})/.`);

/** Expects what must be true of every finding, whatever the content. */
function expectSound(found: readonly Finding[], path: string, content: string | Uint8Array) {
  // As Markdown counts them: a carriage return alone also ends a line.
  const lines = typeof content === 'string' ? content.split(/\r\n?|\n/).length : Number.POSITIVE_INFINITY;
  for (const finding of found) {
    expect(finding.path).toMatch(inContent);
    expect(['error', 'warning']).toContain(finding.level);
    expect(finding.message).toMatch(/\S/);
    expect(finding.fix).toMatch(/\S/);
    expect(`${finding.message} ${finding.fix}`).not.toMatch(traces);
    expect(Math.min(finding.line, finding.column)).toBeGreaterThanOrEqual(1);
    if (finding.path === `content/${path}`) expect(finding.line).toBeLessThanOrEqual(lines);
  }
}

// Many check runs are slow on a busy machine; `npm run test:full` tries even more.
test('random mutations never throw, and every finding has a location', {
  timeout: 600_000,
}, () => {
  // Replaced at intervals, so that it does not grow without limit.
  let [memo, runs] = [memoInMemory(), 0];
  const numRuns = Number(process.env.FUZZ_RUNS ?? 300);
  const several = fc.array(mutations, { minLength: 1, maxLength: 3 });
  const byte = fc.option(fc.nat({ max: 255 }), { freq: 9 });
  const file = fc.tuple(fc.constantFrom(...paths), several).map(([path, all]) => {
    return { path, text: all.reduce((now, mutate) => mutate(now), textOf(sample, path)) };
  });
  const property = fc.property(file, byte, ({ path, text }, byte) => {
    // A byte may leave a file that is not UTF-8.
    const content =
      byte === null ? text : Buffer.concat([Buffer.from(text), Buffer.of(byte), Buffer.from(text)]);
    runs += 1;
    if (runs % 500 === 0) memo = memoInMemory();
    expectSound(checkContent(applyChanges(graph, { [path]: content }), memo), path, content);
  });
  // A fixed seed, so that a failure is due to the change under test.
  fc.assert(property, { numRuns, seed: 1 });
});
