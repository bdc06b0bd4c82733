import { expect, hydrated, test } from './fixtures.ts';
import { shiftsOf } from './layout-shifts.ts';
import { holdBack } from './network.ts';

test.describe('on the first visit', () => {
  test.use({ stored: {} });

  test('nothing shifts while scripts, banner and pictures load', { tag: ['@desktop', '@phone'] }, async ({
    page,
    site,
  }) => {
    const pictures = await holdBack(page, '**/pictures/**');
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    await expect(site.banner).toBeVisible();
    await page.getByRole('slider').first().scrollIntoViewIfNeeded();
    await expect.poll(pictures.count).toBeGreaterThan(0);
    await pictures.release();
    const isComplete = () =>
      page.evaluate(() => [...document.images].every((image) => image.complete || image.loading === 'lazy'));
    await expect.poll(isComplete).toBe(true);
    expect(await shiftsOf(page)).toEqual([]);
  });
});

test('a late font does not change visible text', async ({ page }) => {
  const fonts = await holdBack(page, '**/*.woff2');
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
  expect(fonts.count()).toBeGreaterThan(0);
  const arrived = page.waitForResponse('**/*.woff2');
  await fonts.release();
  await (await arrived).finished();
  await page.evaluate(() => document.fonts.ready);
  expect(await widths()).toEqual(before);
});
