import type { Route } from '@playwright/test';
import { expect, hydrated, test } from './fixtures.ts';

test.describe('on the first visit', () => {
  test.use({ stored: {} });

  test('no layout shift while scripts, banner and pictures load', { tag: ['@desktop', '@phone'] }, async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => {
      const all = Object.assign(window, { shifts: [] as string[] });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) all.shifts.push(JSON.stringify(entry));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const held: Route[] = [];
    await page.route('**/pictures/**', (route) => held.push(route));
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    await expect(site.banner).toBeVisible();
    await page.getByRole('slider').first().scrollIntoViewIfNeeded();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await page.unrouteAll();
    await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
    const isComplete = () =>
      page.evaluate(() => [...document.images].every((image) => image.complete || image.loading === 'lazy'));
    await expect.poll(isComplete).toBe(true);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
  });
});

test('a late font does not replace visible text', async ({ page }) => {
  const held: Route[] = [];
  await page.route('**/*.woff2', (route) => held.push(route));
  await page.goto('/pricing', { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  const widths = () =>
    page.locator('h1, h2').evaluateAll((headings) =>
      headings.map((heading) => {
        const range = document.createRange();
        range.selectNodeContents(heading);
        return range.getBoundingClientRect().width;
      }),
    );
  const before = await widths();
  expect(held.length).toBeGreaterThan(0);
  const arrived = page.waitForResponse('**/*.woff2');
  await Promise.all(held.map((route) => route.continue()));
  await (await arrived).finished();
  await page.evaluate(() => document.fonts.ready);
  expect(await widths()).toEqual(before);
});
