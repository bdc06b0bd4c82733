import { expect, test } from 'vitest';
import type { Finding } from '../../../../../../scripts/check/index.ts';
import { distinct, drawSample } from '../../../../../../scripts/lab/bench/check/draw.ts';
import {
  formatVerdicts,
  lineToJudge,
  verdictOn,
  withReadings,
} from '../../../../../../scripts/lab/bench/check/verdicts.ts';
import { finding } from '../../../../../content/check/report.ts';

/** Findings of some rules, 30 of each. */
const findingsOf = (...rules: Finding['rule'][]): Finding[] =>
  rules.flatMap((rule) =>
    Array.from({ length: 30 }, (_, line) => ({ ...finding, rule, line, data: { found: line } })),
  );

test('draws at most ten findings of a rule and 60 in all, always the same', () => {
  const findings = findingsOf('chars', 'file', 'glossary', 'headings', 'keys', 'links', 'numbers');
  expect(drawSample(findings)).toHaveLength(60);
  expect(drawSample(findings.toReversed())).toEqual(drawSample(findings));
  expect(drawSample(findingsOf('chars'))).toHaveLength(10);
});

test('draws the others again when one is gone', () => {
  const findings = findingsOf('chars', 'links');
  const [gone, ...others] = drawSample(findings);
  const again = drawSample(findings.filter((one) => one !== gone));
  expect(again).toEqual(expect.arrayContaining(others));
});

test('counts a problem on several lines once', () => {
  expect(distinct([finding, { ...finding, line: 8 }])).toEqual([finding]);
});

const other = { ...finding, data: { ...finding.data, where: 'label' } };

/** Returns the lines of a reader who judges the two findings this way. */
const reading = (...verdicts: (boolean | null)[]): string =>
  [finding, other]
    .map((one, at) => `${lineToJudge(one, 'c0ffee').replace(':null', `:${verdicts[at] ?? null}`)}\n`)
    .join('');

test('a verdict follows a moved finding until the next verdict, and quotes no content', () => {
  const first = withReadings([], [reading(false)]);
  const file = formatVerdicts(withReadings(first, [reading(true, true)]));
  expect(file).not.toContain('2024');
  expect(file.trim().split('\n')).toHaveLength(4);
  expect(verdictOn({ ...finding, line: 70, column: 4 }, first)).toBe(false);
  expect(verdictOn(finding, JSON.parse(file))).toBe(true);
  expect(verdictOn({ ...finding, path: 'content/de/about.mdx' }, JSON.parse(file))).toBeUndefined();
});

test('counts only verdicts on which both readings agree', () => {
  const verdicts = withReadings([], [reading(true, true), reading(true, false)]);
  expect([finding, other].map((one) => verdictOn(one, verdicts))).toEqual([true, undefined]);
  expect(withReadings([], [reading(true), reading(null)])).toEqual([]);
});
