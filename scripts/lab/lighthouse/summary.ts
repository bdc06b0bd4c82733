import type { Finding } from './findings.ts';
import type { MeasuredPage } from './measure-page.ts';
import { categories } from './report.ts';

/** Places of a finding that are shown; more are counted. */
const mostPlaces = 5;

/** Whether a page was measured and has 100 in every category. */
export const isPerfect = ({ result }: MeasuredPage): boolean =>
  result !== undefined && categories.every((category) => result.scores[category] === 100);

/** One line on a page: its points in the order of `categories`, and how often performance was measured. */
export function pageLine({ path, result, performance, problem }: MeasuredPage): string {
  if (!result) return `  –   –   –   –  ${path}  ${problem}`;
  const points = categories.map((category) => String(result.scores[category]).padStart(3));
  const runs = performance.length > 1 ? `  (performance: median of ${performance.join(', ')})` : '';
  return `${points.join(' ')}  ${path}${runs}`;
}

/**
 * The end of the output: what costs the pages points that have less than 100 somewhere, then the worst of each
 * category.
 */
export function summary(pages: readonly MeasuredPage[]): string {
  const imperfect = pages.filter((page) => !isPerfect(page));
  const lines = imperfect.flatMap((page) => [
    '',
    pageLine(page),
    ...(page.result?.findings ?? []).flatMap(findingLines),
  ]);
  const width = Math.max(...categories.map(({ length }) => length));
  lines.push('', `${''.padEnd(width)}  worst  below 100`);
  for (const category of categories) {
    const scores = pages.map(({ result }) => result?.scores[category] ?? 0);
    const worst = Math.min(...scores);
    const below = scores.filter((score) => score < 100).length;
    const where = worst < 100 ? `, ${pages[scores.indexOf(worst)]?.path}` : '';
    lines.push(
      `${category.padEnd(width)}  ${String(worst).padStart(5)}  ${below} of ${pages.length}${where}`,
    );
  }
  const repeated = pages.filter(({ performance }) => performance.length > 1).length;
  lines.push(
    '',
    `${pages.length - imperfect.length} of ${pages.length} pages have 100 in everything. ${repeated} were measured three times, since noise may have slowed their first run; of these the median counts.`,
  );
  if (pages.some(({ path }) => path.endsWith('/404')))
    lines.push(
      'Of the not-found page, status 404 and “noindex” do not count as faults: that is what it is for.',
    );
  return lines.join('\n');
}

function findingLines({ id, title, points, places, advice }: Finding): string[] {
  const cost = points > 0 ? `−${points.toFixed(1)}` : 'may help';
  const lines = [`  ${cost}  ${id}: ${title}`];
  for (const { what, why } of places.slice(0, mostPlaces)) {
    lines.push(`      ${what}`);
    if (why) lines.push(`        ${why.replaceAll(/\s*\n\s*/g, ' ')}`);
  }
  if (places.length > mostPlaces) lines.push(`      and ${places.length - mostPlaces} more`);
  return [...lines, `      → ${advice}`];
}
