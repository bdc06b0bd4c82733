/** The categories that count, in the order in which they are shown. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof categories)[number];

/** What is read of a report that Lighthouse 13 writes as JSON (docs/understanding-results.md of its repository). */
export interface Report {
  readonly finalDisplayedUrl?: string;
  /** Why the page could not be measured, when it could not. */
  readonly runtimeError?: { readonly code: string; readonly message: string };
  readonly categories: Readonly<Record<string, ReportedCategory>>;
  readonly audits: Readonly<Record<string, Audit>>;
}

export interface ReportedCategory {
  /** 0–1, rounded to hundredths. */
  readonly score: number | null;
  /** Audits that do not apply to the page have weight 0 here. */
  readonly auditRefs: readonly AuditRef[];
}

export interface AuditRef {
  readonly id: string;
  readonly weight: number;
  /** `metrics` for those the performance score is made of, `hidden` for those no report shows. */
  readonly group?: string;
  /** Short name of a metric, by which other audits say how much they could save of it. */
  readonly acronym?: string;
}

export interface Audit {
  readonly id: string;
  readonly title: string;
  /** Markdown. */
  readonly description: string;
  /** 0–1; `null` where the audit does not apply or failed itself. */
  readonly score: number | null;
  readonly errorMessage?: string;
  readonly displayValue?: string;
  /** What mending it would save, by acronym of a metric: milliseconds, or units of layout shift. */
  readonly metricSavings?: Readonly<Record<string, number>>;
  /** Tables and lists of many shapes; places are found in them by `placesIn()`. */
  readonly details?: unknown;
}
