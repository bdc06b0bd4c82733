import { expect, test } from 'vitest';
import { type VitestReport, vitestCounts } from '../../../../../scripts/cli/test/vitest-counts.ts';

const file = (status: string, ...assertions: string[]) => ({
  status,
  assertionResults: assertions.map((assertion) => ({ status: assertion })),
});
const report = (
  passed: number,
  failed: number,
  ...testResults: VitestReport['testResults']
): VitestReport => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults,
});

test.each<[string, VitestReport | undefined, number, { passed: number; failed: number }]>([
  ['all passed', report(3, 0, file('passed', 'passed')), 0, { passed: 3, failed: 0 }],
  ['some failed', report(3, 2, file('failed', 'passed', 'failed')), 1, { passed: 3, failed: 2 }],
  [
    'a file that did not load',
    report(3, 0, file('passed', 'passed'), file('failed')),
    1,
    { passed: 3, failed: 1 },
  ],
  ['an error outside of tests', report(3, 0, file('passed', 'passed')), 1, { passed: 3, failed: 1 }],
  ['no report', undefined, 1, { passed: 0, failed: 1 }],
  ['no report though it ended well', undefined, 0, { passed: 0, failed: 1 }],
  ['no tests', report(0, 0), 0, { passed: 0, failed: 0 }],
])('%s', (_, given, exitCode, counts) => {
  expect(vitestCounts(given, exitCode)).toEqual(counts);
});
