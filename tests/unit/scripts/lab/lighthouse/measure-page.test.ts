import { expect, test } from 'vitest';
import { locales } from '../../../../../schema/languages.ts';
import { choosePages } from '../../../../../scripts/lab/lighthouse/choose-pages.ts';
import { measurePage } from '../../../../../scripts/lab/lighthouse/measure-page.ts';
import { newerNode } from '../../../../../scripts/lab/lighthouse/newer-node.ts';
import type { Audit, Report } from '../../../../../scripts/lab/lighthouse/report.ts';
import { isPerfect, pageLine, summary } from '../../../../../scripts/lab/lighthouse/summary.ts';

/** A report of one audit per category. */
function report(performance: number, seo = 1): Report {
  const scores = { performance, accessibility: 1, 'best-practices': 1, seo };
  const audits = Object.entries(scores).map(
    ([id, score]): Audit => ({ id, score, title: `The ${id}`, description: 'Mend it.' }),
  );
  return {
    audits: Object.fromEntries(audits.map((audit) => [audit.id, audit])),
    categories: Object.fromEntries(
      audits.map(({ id }) => [id, { score: null, auditRefs: [{ id, weight: 1 }] }]),
    ),
  };
}

/** Runs that bring these reports; a string is an error. */
function runs(...reports: (Report | string)[]): () => Promise<Report> {
  return async () => {
    const next = reports.shift();
    if (typeof next === 'object') return next;
    throw new Error(next ?? 'There was one run more than expected.');
  };
}

test('a page with full performance is measured once', async () => {
  const page = await measurePage('/nl', runs(report(1)));
  expect(page.performance).toEqual([100]);
  expect(page.problem).toBeUndefined();
  expect(isPerfect(page)).toBe(true);
});

test('of a page with less the median of three counts, and the worst of what time does not change', async () => {
  const noisy = await measurePage('/nl', runs(report(0.9), report(1), report(1)));
  expect(isPerfect(noisy)).toBe(true);
  expect(pageLine(noisy)).toBe('100 100 100 100  /nl  (performance: median of 90, 100, 100)');
  const slow = await measurePage('/nl', runs(report(0.9), report(1), report(0.95, 0.5)));
  expect(slow.result?.scores).toMatchObject({ performance: 95, seo: 50 });
  expect(slow.result?.findings.map(({ id, points }) => [id, Math.round(points)])).toEqual([
    ['performance', 5],
    ['seo', 50],
  ]);
});

test('a run that fails is repeated, and a page of which all fail is not perfect', async () => {
  const page = await measurePage('/nl', runs('no trace', report(0.9), 'no trace', report(0.8), report(0.7)));
  expect(page.performance).toEqual([90, 80, 70]);
  expect(page.result?.scores.performance).toBe(80);
  const broken = await measurePage('/nl', runs('a', 'b', 'no paint'));
  expect(isPerfect(broken)).toBe(false);
  expect(pageLine(broken)).toContain('no paint');
  expect(summary([broken])).toMatch(/performance +0 {2}1 of 1, \/nl/);
});

test('the summary names the worst of each category and what costs points', async () => {
  const pages = [
    await measurePage('/', runs(report(1))),
    await measurePage('/nl', runs(report(1, 0.92))),
    await measurePage('/404', runs(report(1, 0.95))),
  ];
  const text = summary(pages);
  expect(text).toContain('100 100 100  92  /nl\n  −8.0  seo: The seo\n      → Mend it.\n');
  expect(text).toMatch(/performance +100 {2}0 of 3\n/);
  expect(text).toMatch(/seo +92 {2}2 of 3, \/nl\n/);
  expect(text).toContain('1 of 3 pages have 100 in everything.');
  expect(text).toContain('noindex');
});

test('everything is measured, or the pages and languages that were asked for', () => {
  const keys = ['404', 'index', 'pricing'];
  expect(choosePages(keys, [])).toHaveLength(keys.length * locales.length);
  expect(choosePages(keys, ['/pricing', 'nl'])).toEqual(['/pricing', '/nl/404', '/nl', '/nl/pricing']);
  expect(choosePages(keys, ['/zh', '/', '/zh'])).toEqual(['/', '/zh']);
  expect(() => choosePages(keys, ['pricing'])).toThrow('no page and no language “pricing”');
});

test('Lighthouse runs on this Node where it is new enough, else on the packaged one', () => {
  const nodes = { version: '20.20.2', program: 'this', packaged: 'packaged' };
  expect(newerNode(nodes)).toBe('packaged');
  expect(newerNode({ ...nodes, version: '22.18.0' })).toBe('packaged');
  expect(newerNode({ ...nodes, version: '22.19.0' })).toBe('this');
  expect(newerNode({ ...nodes, version: '24.1.0' })).toBe('this');
  expect(() => newerNode({ ...nodes, packaged: undefined })).toThrow('needs Node 22.19 or newer');
});
