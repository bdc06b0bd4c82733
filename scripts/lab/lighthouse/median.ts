import type { PageResult } from './findings.ts';
import { type Category, categories } from './report.ts';

/** Runs that count for a page whose performance is below 100 in the first. */
const mostRuns = 3;

/**
 * Whether a page needs another run: what else a computer does can only slow a page down, so one run with full
 * performance will do, and one with less may be noise.
 */
export function needsAnotherRun(runs: readonly PageResult[]): boolean {
  if (runs.length === 0) return true;
  return runs.length < mostRuns && runs[0]?.scores.performance !== 100;
}

/**
 * One result of several runs: of performance, the run in the middle (of two, the worse); of each other category,
 * whose audits do not depend on time, the worst.
 *
 * @param runs at least one
 */
export function medianOf(runs: readonly PageResult[]): PageResult {
  const chosen = categories.map((category) => {
    const ordered = [...runs].sort((a, b) => a.scores[category] - b.scores[category]);
    const run = ordered[category === 'performance' ? Math.floor((ordered.length - 1) / 2) : 0];
    if (!run) throw new Error('There is no median of no runs.');
    return { category, run };
  });
  return {
    scores: Object.fromEntries(chosen.map(({ category, run }) => [category, run.scores[category]])) as Record<
      Category,
      number
    >,
    findings: chosen.flatMap(({ category, run }) =>
      run.findings.filter((finding) => finding.category === category),
    ),
  };
}
