import { expect, test } from 'vitest';
import { compareFindings } from '../../../../../scripts/check/base/compare.ts';
import type { Finding } from '../../../../../scripts/check/finding.ts';

const data = { expected: 'x', name: 'the section “## A”', at: 'content/en/a.mdx:5:1' };
const place = { path: 'content/nl/a.mdx', line: 5, column: 1 };
const words = { code: 'different', data, message: 'expected x.', fix: 'write it.' };
const finding: Finding = { ...place, level: 'error', rule: 'links', ...words };
const gap: Finding = { ...finding, rule: 'keys', gap: true };
const [inFile, elsewhere] = [new Set(['content/nl/a.mdx']), new Set<string>()];
const below = { ...data, name: 'the section “## B”', at: 'content/en/a.mdx:9:1' };
const moved = { ...finding, line: 40, data: below };
const of = (rule: Finding['rule']): Finding[] => [{ ...finding, rule }];

test.each<[string, Finding[], Finding[], Set<string>, string[], Finding[]?]>([
  ['known, and moved below another heading', [finding], [moved], elsewhere, ['old warning']],
  ['known once, and now there twice', [finding], [finding, moved], elsewhere, ['old warning', 'error']],
  ['new in an untouched file', [], [finding], elsewhere, ['error']],
  ['known in another file', [{ ...finding, path: 'content/fr/a.mdx' }], [finding], elsewhere, ['error']],
  ['known from another rule', of('chars'), [finding], elsewhere, ['error']],
  ['a new heading in an untouched file', [], of('headings'), elsewhere, ['warning']],
  ['a new heading in a touched file', [], of('headings'), inFile, ['error']],
  ['a new gap in an untouched file', [], [gap], elsewhere, ['warning']],
  ['one that stops the build', [finding], [finding], elsewhere, ['error'], [finding]],
  ['a new warning', [], [{ ...finding, level: 'warning' }], inFile, ['warning']],
])('compares a finding with earlier ones: %s', (_, before, now, touched, expected, stopping = []) => {
  const found = compareFindings(before, now, stopping, touched);
  expect(found.map(({ level, old }) => (old ? `old ${level}` : level))).toEqual(expected);
});
