import { expect, test } from 'vitest';
import { junitCounts } from '../../../../../scripts/cli/test/junit-counts.ts';

/** A report with a suite for each list of counts. */
const report = (...suites: [tests: number, failures?: number, errors?: number, skipped?: number][]) =>
  `<testsuites tests="99">${suites
    .map(
      ([tests, failures = 0, errors = 0, skipped = 0]) =>
        `<testsuite name="a &gt; b" tests="${tests}" failures="${failures}" errors="${errors}" skipped="${skipped}"></testsuite>`,
    )
    .join('\n')}</testsuites>`;

test.each<[string, string | undefined, number, { passed: number; failed: number }]>([
  ['all passed', report([2], [1]), 0, { passed: 3, failed: 0 }],
  ['some failed', report([2, 1], [3, 0, 1]), 1, { passed: 3, failed: 2 }],
  ['some were skipped', report([3, 0, 0, 2]), 0, { passed: 1, failed: 0 }],
  ['an error outside of tests', report([3]), 1, { passed: 3, failed: 1 }],
  ['no tests', report(), 0, { passed: 0, failed: 0 }],
  ['no report', undefined, 0, { passed: 0, failed: 1 }],
])('%s', (_, given, exitCode, counts) => {
  expect(junitCounts(given, exitCode)).toEqual(counts);
});
