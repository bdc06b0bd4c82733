import type { Counts } from './step.ts';

/** The parts of Vitest's JSON report that are used here. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/**
 * Counts the tests of a Vitest run, so that no failure counts as a pass: a file that failed to load, a run without
 * results and an error outside of tests are one failure each.
 *
 * @param report Vitest's JSON report, or nothing if it wrote none
 * @param exitCode of Vitest
 */
export function vitestCounts(report: VitestReport | undefined, exitCode: number): Counts {
  if (report === undefined) return { passed: 0, failed: 1 };
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  ).length;
  const failed = report.numFailedTests + brokenFiles;
  return { passed: report.numPassedTests, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}
