import { expect, test } from 'vitest';
import type { Finding } from '../../../../../../scripts/check/index.ts';
import { distinct, drawn } from '../../../../../../scripts/lab/bench/check/draw.ts';
import { sampleFinding } from './sample-finding.ts';

/** Findings of some rules, so many of each. */
const findingsOf = (rules: readonly Finding['rule'][], count: number): Finding[] =>
  rules.flatMap((rule) =>
    Array.from({ length: count }, (_, line) => sampleFinding({ rule, line, data: { expected: line } })),
  );

const rules = ['chars', 'file', 'glossary', 'headings', 'keys', 'links', 'numbers'] as const;

test('draws the same findings again, and others with another seed', () => {
  const findings = findingsOf(rules, 30);
  expect(drawn(findings.toReversed())).toEqual(drawn(findings));
  expect(drawn(findings, 2)).not.toEqual(drawn(findings, 1));
});

test('draws at most 60, and at most ten of a rule', () => {
  expect(drawn(findingsOf(rules, 30))).toHaveLength(60);
  expect(drawn(findingsOf(['chars'], 30))).toHaveLength(10);
});

test('draws all of few', () => {
  const findings = findingsOf(rules, 3);
  expect(new Set(drawn(findings))).toEqual(new Set(findings));
});

test('draws the others again when one is gone', () => {
  const findings = findingsOf(['chars', 'links'], 30);
  const [gone, ...others] = drawn(findings);
  const again = drawn(findings.filter((finding) => finding !== gone));
  expect(again).toEqual(expect.arrayContaining(others));
});

test('counts a problem that several lines have once', () => {
  const finding = sampleFinding({ line: 3 });
  expect(distinct([finding, { ...finding, line: 8 }])).toEqual([finding]);
});
