import { describe, expect, test } from 'vitest';
import {
  fileOf,
  toJudge,
  verdictOn,
  withReadings,
} from '../../../../../../scripts/lab/bench/check/verdicts.ts';
import { sampleFinding } from './sample-finding.ts';

const finding = sampleFinding({});
const other = sampleFinding({ data: { address: '/pricing' }, message: 'the link to /pricing is missing.' });

/** The lines of a reader who judges these findings so. */
const reading = (...verdicts: (boolean | null)[]): string =>
  [finding, other]
    .map((one, at) => `${toJudge(one, 'c0ffee').replace(':null', `:${verdicts[at] ?? null}`)}\n`)
    .join('');

describe('a verdict', () => {
  const verdicts = withReadings([], [reading(false)]);

  test('stays with a finding that has moved', () => {
    expect(verdictOn({ ...finding, line: 70, column: 4 }, verdicts)).toBe(false);
  });

  test('does not count for another finding of the same code', () => {
    expect(verdictOn(other, verdicts)).toBeUndefined();
    expect(verdictOn({ ...finding, path: 'docs/de/guide.md' }, verdicts)).toBeUndefined();
  });

  test('is stored without words of the text, one per line', () => {
    const file = fileOf(withReadings(verdicts, [reading(false, true)]));
    expect(file).not.toContain('/start');
    expect(file.trim().split('\n')).toHaveLength(4);
    expect(verdictOn(other, JSON.parse(file))).toBe(true);
  });

  test('replaces an earlier one', () => {
    const again = withReadings(verdicts, [reading(true)]);
    expect(again).toHaveLength(1);
    expect(verdictOn(finding, again)).toBe(true);
  });
});

test('only verdicts on which both readings agree count', () => {
  const verdicts = withReadings([], [reading(true, true), reading(true, false)]);
  expect(verdictOn(finding, verdicts)).toBe(true);
  expect(verdictOn(other, verdicts)).toBeUndefined();
  expect(withReadings([], [reading(true), reading(null)])).toEqual([]);
});
