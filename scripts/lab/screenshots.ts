import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright';
import type { Locale } from '../../schema/languages.ts';
import { localizedPath } from '../../schema/page-key.ts';
import { pageFor } from '../authoring/writing-help/page-for.ts';
import { withBrowser } from '../setup/browser.ts';

const locales: readonly Locale[] = ['en', 'ar', 'zh'];
/** Viewport widths in CSS pixels. */
const widths = [360, 768, 1280, 1920];
const schemes = ['light', 'dark'] as const;

/**
 * Takes full-page screenshots of some pages of a served site: `<folder>/<page>/<locale>-<width>-<scheme>.png`.
 *
 * @returns how many
 */
export async function takeScreenshots(
  site: string,
  folder: string,
  pages: readonly string[],
): Promise<number> {
  rmSync(folder, { recursive: true, force: true });
  const views = locales.flatMap((locale) =>
    widths.flatMap((width) => schemes.map((colorScheme) => ({ locale, width, colorScheme }))),
  );
  await withBrowser(async (browser) => {
    for (const key of pages) {
      for (const { locale, width, colorScheme } of views) {
        const path = join(folder, key, `${locale}-${width}-${colorScheme}.png`);
        const options = { viewport: { width, height: 900 }, colorScheme };
        await takeScreenshot(browser, site + localizedPath(key, locale), options, path);
      }
      console.log(key);
    }
  });
  return pages.length * views.length;
}

/** Takes a screenshot of a page with all its fonts and pictures. */
async function takeScreenshot(
  browser: Browser,
  address: string,
  options: BrowserContextOptions,
  path: string,
): Promise<void> {
  const page = await pageFor(browser, options);
  try {
    // Fonts are shown however late they load; a visitor would get late ones on the next page (src/styles/typography/).
    await page.route(address, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
      await route.fulfill({ response, body });
    });
    await page.goto(address, { waitUntil: 'load' });
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      await document.fonts.ready;
    });
    await page.screenshot({ path, fullPage: true });
  } finally {
    await page.context().close();
  }
}
