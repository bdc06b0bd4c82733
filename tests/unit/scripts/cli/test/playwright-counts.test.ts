import { expect, test } from 'vitest';
import {
  type PlaywrightReport,
  playwrightCounts,
} from '../../../../../scripts/cli/test/playwright-counts.ts';

const report = (expected: number, unexpected: number, flaky = 0, ...errors: string[]): PlaywrightReport => ({
  stats: { expected, unexpected, flaky },
  errors,
});

test.each<[string, PlaywrightReport | undefined, number, { passed: number; failed: number }]>([
  ['all passed', report(3, 0), 0, { passed: 3, failed: 0 }],
  ['some failed', report(3, 2), 1, { passed: 3, failed: 2 }],
  ['one passed at the second try', report(3, 0, 1), 0, { passed: 3, failed: 1 }],
  ['an error outside of tests', report(3, 0, 0, 'no server'), 1, { passed: 3, failed: 1 }],
  ['an end that nothing explains', report(3, 0), 1, { passed: 3, failed: 1 }],
  ['no report', undefined, 0, { passed: 0, failed: 1 }],
])('%s', (_, given, exitCode, counts) => {
  expect(playwrightCounts(given, exitCode)).toEqual(counts);
});
