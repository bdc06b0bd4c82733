import { pathOf } from '../../../schema/page-key.ts';
import { foreignWords } from '../../pseudo/pseudo-text.ts';
import { pages } from '../content.ts';
import { consent, expect, Site, test } from '../fixtures.ts';
import { isOneOf, ownScripts } from '../network.ts';
import { textProblems, visibleTexts } from './texts.ts';

/**
 * The English content in a longer pseudo-language, in place of Dutch and Arabic, which reveals text in code and text
 * that does not fit. German has its interface words, but no pages.
 */
test.use({
  build: 'pseudo',
  reducedMotion: 'reduce',
  expectedProblems: /404|ERR_FAILED|ERR_INTERNET|dynamically/,
});

const widths = [320, 768, 1280];

async function isWhole(site: Site, what: string, ofLanguage?: string): Promise<void> {
  const texts = (await visibleTexts(site.page)).filter(({ lang }) => !ofLanguage || lang === ofLanguage);
  expect(
    texts.filter(({ text }) => foreignWords(text).length > 0),
    what,
  ).toEqual([]);
  expect(await textProblems(site.page), what).toEqual([]);
}

for (const language of ['nl', 'ar'] as const) {
  for (const key of pages) {
    test(`${key} in place of ${language}`, async ({ page }) => {
      const site = new Site(page, language);
      await site.visit(pathOf(key));
      await page.locator('details').evaluateAll((all) => {
        for (const details of all) if (details.closest('main')) (details as HTMLDetailsElement).open = true;
      });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await isWhole(site, `${width} px`);
        await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
        await isWhole(site, `${width} px, at the end`);
      }
    });
  }

  test.describe(`around a screen in place of ${language}`, () => {
    for (const width of widths) {
      test.describe(`${width} px`, () => {
        test.use({ viewport: { width, height: 900 }, stored: {} });

        test('banner, settings, toast, menus and errors', async ({ page }) => {
          // By position, since the pseudo-words are in no file.
          const site = new Site(page, language);
          const isScript = isOneOf(await ownScripts(page, `/${language}/careers`, `/${language}`));
          await site.visit('/process');
          const banner = page.locator('[data-nosnippet]');
          await expect(banner).toBeVisible();
          await isWhole(site, 'banner');
          await banner.locator('[aria-haspopup=dialog]').click();
          await expect(page.getByRole('dialog')).toBeVisible();
          await isWhole(site, 'settings');
          await page.getByRole('dialog').locator('[type=submit]').click();
          await expect(site.toast).toBeVisible();
          await isWhole(site, 'notice');
          await site.header.locator('[popovertarget=languages]').click();
          await isWhole(site, 'languages');
          await page.keyboard.press('Escape');
          await page.route(isScript, (route) => route.abort());
          await site.follow('/careers');
          await expect(page.getByRole('alert')).toBeVisible();
          await isWhole(site, 'error');
        });
      });
    }

    test.describe('320 px', () => {
      test.use({ viewport: { width: 320, height: 700 }, stored: consent(false, false) });
      test('the form errors', async ({ page }) => {
        const site = new Site(page, language);
        for (const path of ['/contact', '/pricing']) {
          await site.visit(path);
          const day = page.getByRole('main').locator('input[type=date]');
          await expect(day).toBeEnabled();
          await day.fill('2020-01-01');
          await page.getByRole('main').locator('a.button[href^="mailto:"]').click();
          await expect(page.locator('[aria-invalid]').first()).toBeVisible();
          await isWhole(site, path);
        }
      });
    });
  });
}

test('around an untranslated page and its notice', async ({ page }) => {
  const site = new Site(page, 'de');
  await site.visit('/about');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const around = (await visibleTexts(page)).filter(({ lang }) => lang === 'de');
    const found = around.filter(
      ({ text, place }) => !/title|description/.test(place) && foreignWords(text)[0],
    );
    expect(found, `${width} px`).toEqual([]);
    expect(await textProblems(page), `${width} px`).toEqual([]);
  }
});

test('detects a text in code', async ({ page }) => {
  await new Site(page, 'nl').visit('/');
  await page.evaluate(() => {
    const text = Object.assign(document.createElement('p'), { textContent: 'Hard-coded' });
    document.querySelector('main')?.append(text);
  });
  const foreign = (await visibleTexts(page)).filter(({ text }) => foreignWords(text).length > 0);
  expect(foreign.map(({ text }) => text)).toEqual(['Hard-coded']);
});
