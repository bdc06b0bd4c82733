import type { Counts } from './step.ts';

/** The parts of Playwright's JSON report that are used here. */
export interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  /** Errors outside of tests. */
  readonly errors: readonly unknown[];
}

/**
 * Counts the tests of a Playwright run, so that no failure counts as a pass.
 *
 * @param report Playwright's JSON report, or nothing if it wrote none
 * @param exitCode of Playwright
 */
export function playwrightCounts(report: PlaywrightReport | undefined, exitCode: number): Counts {
  if (report === undefined) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  const failed = unexpected + flaky + report.errors.length;
  return { passed: expected, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}
