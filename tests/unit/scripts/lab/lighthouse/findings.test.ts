import { expect, test } from 'vitest';
import { readReport } from '../../../../../scripts/lab/lighthouse/findings.ts';
import type { Audit, Report } from '../../../../../scripts/lab/lighthouse/report.ts';

const audit = (id: string, score: number | null, more: Partial<Audit> = {}): Audit => ({
  id,
  score,
  title: `Title of ${id}`,
  description: `Mend ${id}. [Learn how](https://example.com/${id}).`,
  ...more,
});

/** A report in the shape of Lighthouse 13, with its weights, on a page without faults but for the given audits. */
function reportWith(...audits: Audit[]): Report {
  const good = [
    ...['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'unused-javascript'],
    ...['color-contrast', 'button-name', 'errors-in-console', 'is-on-https'],
    ...['is-crawlable', 'http-status-code', 'document-title'],
  ].map((id) => audit(id, 1));
  const all = new Map([...good, ...audits].map((entry) => [entry.id, entry]));
  const category = (auditRefs: Report['categories'][string]['auditRefs']) => ({ score: null, auditRefs });
  return {
    finalDisplayedUrl: 'http://localhost:4173/nl/404',
    audits: Object.fromEntries(all),
    categories: {
      performance: category([
        { id: 'first-contentful-paint', weight: 10, group: 'metrics', acronym: 'FCP' },
        { id: 'largest-contentful-paint', weight: 25, group: 'metrics', acronym: 'LCP' },
        { id: 'total-blocking-time', weight: 30, group: 'metrics', acronym: 'TBT' },
        { id: 'unused-javascript', weight: 0, group: 'diagnostics' },
      ]),
      accessibility: category([
        { id: 'color-contrast', weight: 7 },
        { id: 'button-name', weight: 10 },
      ]),
      'best-practices': category([
        { id: 'errors-in-console', weight: 1 },
        { id: 'is-on-https', weight: 5 },
      ]),
      seo: category([
        { id: 'is-crawlable', weight: 4 },
        { id: 'http-status-code', weight: 1 },
        { id: 'document-title', weight: 1 },
      ]),
    },
  };
}

const node = (selector: string, explanation?: string) => ({
  type: 'node',
  selector,
  snippet: '<p>',
  ...(explanation && { explanation }),
});

const consoleMessage = (url: string) =>
  audit('errors-in-console', 0, {
    details: {
      type: 'table',
      items: [
        {
          source: 'network',
          description: 'Failed to load resource',
          sourceLocation: { type: 'source-location', url },
        },
      ],
    },
  });

test('a page without faults has 100 in everything and no findings', () => {
  expect(readReport(reportWith(), false)).toEqual({
    scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
    findings: [],
  });
});

test('an audit costs its share of the weights, and says where and what to do', () => {
  const details = {
    type: 'table',
    items: [{ node: node('main > p', 'Fix the following:\n  too pale') }, { node: node('main > a') }],
  };
  const { scores, findings } = readReport(reportWith(audit('color-contrast', 0, { details })), false);
  expect(scores).toMatchObject({ accessibility: 59, performance: 100 });
  expect(findings).toEqual([
    {
      category: 'accessibility',
      id: 'color-contrast',
      title: 'Title of color-contrast',
      points: expect.closeTo(700 / 17),
      places: [{ what: 'main > p  <p>', why: 'Fix the following:\n  too pale' }, { what: 'main > a  <p>' }],
      advice: 'Mend color-contrast. Learn how (https://example.com/color-contrast).',
    },
  ]);
});

test('an audit that failed itself counts as failed', () => {
  const { scores, findings } = readReport(
    reportWith(audit('button-name', null, { errorMessage: 'no answer' })),
    false,
  );
  expect(scores.accessibility).toBe(41);
  expect(findings[0]?.title).toBe('Title of button-name: no answer');
});

test('a slow metric names its element, and what would save time of it and of nothing else', () => {
  const { scores, findings } = readReport(
    reportWith(
      audit('total-blocking-time', 0.99),
      audit('largest-contentful-paint', 0.8, { displayValue: '3.0 s' }),
      audit('lcp-breakdown-insight', 1, {
        details: {
          type: 'list',
          items: [{ type: 'table', items: [{ label: 'TTFB', duration: 5 }] }, node('h1')],
        },
      }),
      audit('unused-javascript', 0.5, {
        metricSavings: { LCP: 60 },
        details: {
          items: [{ url: 'http://localhost:4173/assets/entry.js' }],
          debugData: { type: 'debugdata', items: [{ url: 'http://localhost:4173/no' }] },
        },
      }),
    ),
    false,
  );
  expect(scores.performance).toBe(92);
  expect(findings.map(({ id, title, points, places }) => [id, title, points > 0, places])).toEqual([
    ['largest-contentful-paint', 'Title of largest-contentful-paint: 3.0 s', true, [{ what: 'h1  <p>' }]],
    ['total-blocking-time', 'Title of total-blocking-time', true, []],
    ['unused-javascript', 'Title of unused-javascript', false, [{ what: '/assets/entry.js' }]],
  ]);
  const fast = readReport(
    reportWith(
      audit('total-blocking-time', 0.5),
      audit('unused-javascript', 0.5, { metricSavings: { LCP: 60 } }),
    ),
    false,
  );
  expect(fast.findings.map(({ id }) => id)).toEqual(['total-blocking-time']);
});

test('points that round to 100 are 100', () => {
  const { scores, findings } = readReport(reportWith(audit('total-blocking-time', 0.99)), false);
  expect([scores.performance, findings]).toEqual([100, []]);
});

test('status and noindex are duties of the not-found page, and faults of any other', () => {
  const report = reportWith(
    audit('is-crawlable', 0),
    audit('http-status-code', 0),
    consoleMessage('http://localhost:4173/nl/404'),
  );
  expect(readReport(report, true).findings).toEqual([]);
  const { scores, findings } = readReport(report, false);
  expect(scores).toMatchObject({ 'best-practices': 83, seo: 17 });
  expect(findings.map(({ id }) => id)).toEqual(['errors-in-console', 'is-crawlable', 'http-status-code']);
});

test('a file that the not-found page lacks is a fault', () => {
  const report = reportWith(consoleMessage('http://localhost:4173/assets/gone.js'));
  expect(readReport(report, true).findings[0]?.places).toEqual([
    { what: '/assets/gone.js', why: 'Failed to load resource' },
  ]);
});

test('a page that could not be measured is an error with the reason', () => {
  const report = { ...reportWith(), runtimeError: { code: 'NO_FCP', message: 'The page did not paint.' } };
  expect(() => readReport(report, false)).toThrow('NO_FCP: The page did not paint.');
});
