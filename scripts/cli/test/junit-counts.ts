import type { Counts } from './steps.ts';

/**
 * Counts the tests of a run, so that no failure counts as a pass: a run without a report counts as one failure, and so
 * does an error outside of tests.
 *
 * @param report the report in JUnit format, which both test runners write; `undefined` if there is none
 * @param exitCode the exit code of the test runner
 */
export function junitCounts(report: string | undefined, exitCode: number): Counts {
  if (report === undefined) return { passed: 0, failed: 1 };
  const suites = report.match(/<testsuite [^>]*>/g) ?? [];
  const total = (name: string): number =>
    suites.reduce((sum, suite) => sum + Number(new RegExp(` ${name}="(\\d+)"`).exec(suite)?.[1] ?? 0), 0);
  const failed = total('failures') + total('errors');
  const passed = total('tests') - failed - total('skipped');
  return { passed, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}
