import type { Counts } from './step.ts';

/** The part of Playwright's JSON report that is read here. */
export interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  /** What went wrong outside of tests. */
  readonly errors: readonly unknown[];
}

/**
 * Counts the tests of a Playwright run so that nothing that went wrong counts as a pass.
 *
 * @param report Playwright's JSON report, or nothing when it wrote none
 * @param exitCode of Playwright
 */
export function playwrightCounts(report: PlaywrightReport | undefined, exitCode: number): Counts {
  if (report === undefined) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  const failed = unexpected + flaky + report.errors.length;
  return { passed: expected, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}
