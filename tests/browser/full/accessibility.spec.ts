import type { Page } from '@playwright/test';
import { locales } from '../../../schema/languages.ts';
import { localizedPath } from '../../../schema/page-key.ts';
import { isAccessible, violations } from '../axe.ts';
import { consentIsAccessible, menusAndErrorsAreAccessible } from '../axe-states.ts';
import { pages } from '../content.ts';
import { expect, hydrated, Site, test } from '../fixtures.ts';
import { textProblems } from './text-problems.ts';

/** States that visitors can cause, in every language, and what axe cannot test (WCAG 2.2, level AA). */
test.use({ reducedMotion: 'reduce', expectedProblems: /ERR_FAILED|dynamically/ });

/** Light, dark, forced colors, and narrow. */
async function isAccessibleInEveryLook(page: Page): Promise<void> {
  await isAccessible(page);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await violations(page, 'colors'), 'forced colors').toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 320, height: 800 });
  expect([...(await violations(page)), ...(await textProblems(page))], '320 px').toEqual([]);
  await page.setViewportSize(size);
}

for (const language of locales) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test.describe('on the first visit', () => {
      test.use({ stored: {} });
      test('the banner, the settings and the toast have no axe violations', ({ site }) =>
        consentIsAccessible(site, isAccessibleInEveryLook));
    });

    test('the menus and the error fallback have no axe violations', ({ site }) =>
      menusAndErrorsAreAccessible(site, isAccessibleInEveryLook));
  });
}

test.describe('with the search open', () => {
  test.use({ expectedProblems: /404 \(Not Found\)/ });
  for (const key of pages) {
    test(`${key} has no axe violations`, async ({ page }) => {
      for (const language of ['en', 'ar', 'zh'] as const) {
        await page.goto(localizedPath(key, language));
        await hydrated(page);
        await page.keyboard.press('Control+k');
        await page.getByRole('dialog').getByRole('combobox').fill('AR');
        await expect(page.getByRole('option').first()).toBeVisible();
        await isAccessible(page);
      }
    });
  }
});

/** Applies a user style sheet, from a script, since the policy blocks `<style>`. */
const addStyle = (page: Page, css: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, css);

for (const language of ['en', 'ar'] as const) {
  for (const path of ['/', '/contact', '/pricing', '/process', '/services/modeling', '/privacy-policy']) {
    test(`text is not cut off on ${path} in ${language}: with wide spacing (1.4.12), at twice the size (1.4.4)`, async ({
      page,
    }) => {
      const site = new Site(page, language);
      const spacing =
        '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }';
      for (const [width, css] of [
        [1280, spacing],
        [360, spacing],
        [1280, 'html { font-size: 200% !important }'],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await site.visit(path);
        await addStyle(page, css);
        expect(await textProblems(page), `${width} px`).toEqual([]);
      }
    });
  }
}
