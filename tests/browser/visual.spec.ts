import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Locale } from '../../schema/languages.ts';
import { localizedPath } from '../../schema/page-key.ts';
import { expect, hydrated, test } from './fixtures.ts';

/**
 * A few prominent components, in both themes, narrow and wide, and in both directions. Accept a new look with
 * `npx playwright test visual --update-snapshots`, and check it before committing.
 */
const looks: readonly [name: string, key: string, Locale, 'light' | 'dark', width: number, part: string][] = [
  ['home', 'index', 'en', 'light', 390, '.hero'],
  ['services', 'index', 'nl', 'dark', 1280, '.services'],
  ['compare', 'index', 'ar', 'light', 1280, '.compare'],
  ['plans', 'pricing', 'ar', 'light', 1280, '.plans'],
  ['timeline', 'process', 'fr', 'light', 768, '.timeline'],
  ['drawing', 'services/modeling', 'en', 'dark', 1280, '.hero-drawing'],
  ['header', 'about', 'en', 'dark', 1280, '.site-header'],
];

/** The Chromium version of the snapshots: each version renders text and lines differently. */
const recorded = '156.0.8078.79';

test.describe.configure({ mode: 'default' });
test.use({ bypassCSP: true, reducedMotion: 'reduce' });

test.beforeAll(({ browser }) => {
  const isOther = browser.version() !== recorded;
  if (isOther) console.log(`Looks are compared in Chromium ${recorded} only, not in ${browser.version()}.`);
  test.skip(isOther, `The looks were taken with Chromium ${recorded}.`);
});

const fontOf = (file: string) =>
  readFileSync(`node_modules/@fontsource-variable/${file}-wght-normal.woff2`, 'base64');

/** Uses the site's own fonts, the same on every machine. */
const sameFonts = `
  @font-face { font-family: Fixed; src: url(data:font/woff2;base64,${fontOf('bricolage-grotesque/files/bricolage-grotesque-latin')}) }
  @font-face { font-family: Fixed; src: url(data:font/woff2;base64,${fontOf('readex-pro/files/readex-pro-arabic')}); unicode-range: U+0600-06FF }
  * { font-family: Fixed !important }
`;

/** Replaces each text by fixed words of about the same length. */
function fixWords(page: Page, part: string): Promise<void> {
  return page
    .locator(part)
    .first()
    .evaluate((element) => {
      const isArabic = document.documentElement.dir === 'rtl';
      const word = isArabic ? 'كلمة ' : 'word ';
      const lengths: { [name: string]: number } = { H1: 7, P: 14, LI: 6, A: 2, BUTTON: 1, TH: 1, TD: 2 };
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.textContent?.trim()) continue;
        node.textContent = word.repeat(lengths[node.parentElement?.tagName ?? ''] ?? 2).trim();
      }
    });
}

for (const [name, key, language, colorScheme, width, part] of looks) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme });

    test(`${name} matches its snapshot`, async ({ page }) => {
      await page.goto(localizedPath(key, language));
      await hydrated(page);
      await page.addStyleTag({ content: sameFonts });
      await fixWords(page, part);
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
        await document.fonts.ready;
      });
      await expect(page.locator(part).first()).toHaveScreenshot(`${name}.png`, { maxDiffPixelRatio: 0.001 });
    });
  });
}
