import type { Page } from '@playwright/test';
import { consent, expect, hydrated, siteOf, test } from './fixtures.ts';
import { countDocuments } from './network.ts';

const stateOf = async (page: Page) => ({
  address: page.url().slice(new URL(page.url()).origin.length),
  ...(await page.evaluate(() => ({
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    stored: localStorage.getItem('selectedLanguage'),
  }))),
});

/** Stored language, opened URL, resulting URL and language, and the language that is stored then. */
const rules = [
  [null, '/about', '/about', 'en', null],
  [null, '/nl/about', '/nl/about', 'nl', 'nl'],
  ['nl', '/about?a=1#team', '/nl/about?a=1#team', 'nl', 'nl'],
  ['nl', '/de/about', '/de/about', 'de', 'de'],
  ['nl', '/en/about', '/en/about', 'en', 'en'],
] as const;

for (const [before, path, address, lang, stored] of rules) {
  test.describe(`with ${before ?? 'nothing'} stored`, () => {
    test.use({
      stored: { ...consent(false, false), ...(before && { selectedLanguage: before }) },
    });
    test(`${path} opens ${address} in ${lang}`, async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      await expect.poll(() => stateOf(page)).toEqual({ address, lang, dir: 'ltr', stored });
    });
  });
}

test.describe('the language selector', () => {
  test('English drops the prefix and keeps page, query and hash, even after a reload', async ({ page }) => {
    const site = siteOf(page, 'nl');
    await site.visit('/about?a=1#team');
    await site.choose('en');
    const chosen = { address: '/about?a=1#team', lang: 'en', dir: 'ltr', stored: 'en' };
    await expect.poll(() => stateOf(page)).toEqual(chosen);
    await page.reload();
    await site.shows('about', 'en');
    await expect.poll(() => stateOf(page)).toEqual(chosen);
  });

  test('Arabic opens the same page right-to-left without a page load, and closes the list', async ({
    page,
    site,
  }) => {
    await site.visit('/pricing?a=1');
    const documents = countDocuments(page);
    await site.choose('ar');
    await site.shows('pricing', 'ar');
    const chosen = { address: '/ar/pricing?a=1', lang: 'ar', dir: 'rtl', stored: 'ar' };
    await expect.poll(() => stateOf(page)).toEqual(chosen);
    await expect(page.getByRole('navigation', { name: site.words.language.label })).toBeHidden();
    expect(documents()).toBe(0);
  });

  test('the list closes when focus leaves it', async ({ page, site }) => {
    await site.visit('/about');
    const button = site.header.getByRole('button').last();
    const list = page.getByRole('navigation', { name: site.words.language.label });
    await button.press('Enter');
    await list.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(list).toBeHidden();
    await button.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(list).toBeHidden();
  });

  test('opening English in a new tab stores it, so that the tab stays English', async ({ page, context }) => {
    const site = siteOf(page, 'nl');
    await site.visit('/about');
    const opening = context.waitForEvent('page');
    await site.choose('en', { button: 'middle' });
    await expect(await opening).toHaveURL('/about');
    await siteOf(await opening, 'en').shows('about');
  });
});

test('Back returns to the previous language, and keeps it for the next visit', async ({ page, site }) => {
  await site.visit('/about');
  for (const language of ['nl', 'ar'] as const) {
    await site.footer.locator(`a[hreflang=${language}]`).click();
    await site.shows('about', language);
  }
  await page.goBack();
  await expect.poll(() => stateOf(page)).toMatchObject({ address: '/nl/about', lang: 'nl', stored: 'nl' });
  await page.goBack();
  await site.shows('about');
  await page.reload();
  await site.shows('about');
  await expect.poll(() => stateOf(page)).toEqual({ address: '/about', lang: 'en', dir: 'ltr', stored: 'en' });
});
