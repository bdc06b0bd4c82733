import { notFoundKey } from '../../../schema/page-key.ts';
import { type PageResult, readReport } from './findings.ts';
import { medianOf, needsAnotherRun } from './median.ts';
import type { Report } from './report.ts';

const notFound = `/${notFoundKey}`;

/** Runs that may fail, such as one of which Chromium recorded nothing, before a page is given up. */
const mostFailures = 3;

/** What is known of a page after its runs. */
export interface MeasuredPage {
  readonly path: string;
  /** Missing when no run brought a result. */
  readonly result: PageResult | undefined;
  /** Performance of each run that brought a result, in points of 100. */
  readonly performance: readonly number[];
  /** Why the last run that failed did. */
  readonly problem?: string;
}

/**
 * Measures a page, again where noise may have slowed it, and again where a run failed.
 *
 * @param run runs Lighthouse once
 */
export async function measurePage(path: string, run: () => Promise<Report>): Promise<MeasuredPage> {
  const results: PageResult[] = [];
  let problem: string | undefined;
  for (let failures = 0; failures < mostFailures && needsAnotherRun(results); ) {
    try {
      results.push(readReport(await run(), path.endsWith(notFound)));
    } catch (error) {
      failures++;
      problem = error instanceof Error ? error.message : String(error);
    }
  }
  return {
    path,
    result: results.length > 0 ? medianOf(results) : undefined,
    performance: results.map(({ scores }) => scores.performance),
    ...(problem !== undefined && { problem }),
  };
}
