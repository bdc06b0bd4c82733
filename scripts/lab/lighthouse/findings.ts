import { type Place, placesIn } from './places.ts';
import { type Audit, type Category, categories, type Report, type ReportedCategory } from './report.ts';

/** What costs a page points, or would give some of them back. */
export interface Finding {
  readonly category: Category;
  /** Lighthouse's name of the audit. */
  readonly id: string;
  readonly title: string;
  /** Points of 100 that the category loses by it; 0 for what helps to win back those of another audit. */
  readonly points: number;
  readonly places: readonly Place[];
  /** What to do. */
  readonly advice: string;
}

/** What one run of Lighthouse says of a page. */
export interface PageResult {
  /** Points of 100. */
  readonly scores: Readonly<Record<Category, number>>;
  readonly findings: readonly Finding[];
}

/** Where the elements stand that a metric is about. */
const elementsOf: { readonly [metric: string]: string } = {
  'largest-contentful-paint': 'lcp-breakdown-insight',
  'cumulative-layout-shift': 'cls-culprits-insight',
};

/**
 * What the not-found page is for, and what Lighthouse takes for faults of any page: status 404, which the
 * console reports too, and `noindex`.
 */
const dutiesOfNotFound = new Set(['http-status-code', 'is-crawlable']);

/**
 * Reads a report into points and findings, the dearest first. The score of a category is the weighted mean of its
 * audits, rounded to hundredths (Lighthouse's `core/scoring.js`).
 *
 * @param isNotFound whether the page is the not-found page, of which its duties are no faults
 * @throws Error when the page could not be measured, with Lighthouse's reason
 */
export function readReport(report: Report, isNotFound: boolean): PageResult {
  if (report.runtimeError) {
    const { code, message } = report.runtimeError;
    throw new Error(`${code}: ${message}`);
  }
  const scores = {} as Record<Category, number>;
  const findings: Finding[] = [];
  for (const name of categories) {
    const category = report.categories[name];
    if (!category) throw new Error(`Lighthouse's report lacks the category ${name}.`);
    const lost = lossesOf(category, report, isNotFound);
    const sum = [...lost.values()].reduce((total, points) => total + points, 0);
    scores[name] = Math.round(100 - sum);
    if (scores[name] === 100) continue;
    for (const [id, points] of [...lost].sort(([, a], [, b]) => b - a))
      findings.push(findingOf(report, id, { category: name, points }));
    if (name === 'performance')
      findings.push(
        ...helpful(category, report, lost).map((id) => findingOf(report, id, { category: name })),
      );
  }
  return { scores, findings };
}

/** Points that each audit of a category loses. An audit that failed itself says nothing good of the page. */
function lossesOf(category: ReportedCategory, report: Report, isNotFound: boolean): Map<string, number> {
  const total = category.auditRefs.reduce((sum, { weight }) => sum + weight, 0);
  const lost = new Map<string, number>();
  for (const { id, weight } of category.auditRefs) {
    const audit = report.audits[id];
    if (!audit || (isNotFound && isDuty(audit, report))) continue;
    const points = (100 * weight * (1 - (audit.score ?? 0))) / total;
    if (points > 0) lost.set(id, points);
  }
  return lost;
}

function isDuty({ id, details }: Audit, { finalDisplayedUrl }: Report): boolean {
  if (dutiesOfNotFound.has(id)) return true;
  if (id !== 'errors-in-console') return false;
  // Only the message about the page itself: of a file that is missing, the address is another.
  const places = placesIn(details);
  return places.length > 0 && places.every(({ what }) => what === finalDisplayedUrl);
}

/** Audits that would save something of the metrics that lost points. */
function helpful(
  category: ReportedCategory,
  { audits }: Report,
  lost: ReadonlyMap<string, number>,
): string[] {
  const short = category.auditRefs.flatMap(({ id, acronym }) => (acronym && lost.has(id) ? [acronym] : []));
  return category.auditRefs
    .filter(({ id, group }) => group !== 'metrics' && group !== 'hidden' && audits[id])
    .filter(({ id }) => short.some((acronym) => (audits[id]?.metricSavings?.[acronym] ?? 0) > 0))
    .map(({ id }) => id);
}

function findingOf(
  report: Report,
  id: string,
  { category, points = 0 }: { category: Category; points?: number },
): Finding {
  const audit = report.audits[id] as Audit;
  const { title, displayValue, description, errorMessage } = audit;
  const origin = report.finalDisplayedUrl ? new URL(report.finalDisplayedUrl).origin : '';
  return {
    category,
    id,
    title: [title, errorMessage ?? displayValue].filter(Boolean).join(': '),
    points,
    places: placesIn(report.audits[elementsOf[id] ?? id]?.details, origin),
    // `[text](address)` → `text (address)`
    advice: description.replaceAll(/\[([^\]]*)\]\(([^)]*)\)/g, '$1 ($2)'),
  };
}
