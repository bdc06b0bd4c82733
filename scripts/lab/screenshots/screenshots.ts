import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../../schema/languages.ts';
import { localizedPath } from '../../../schema/page-key.ts';
import { withBrowser } from '../../setup/browser.ts';
import { withFullPage } from './full-page.ts';

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
        await withFullPage(browser, site + localizedPath(key, locale), options, (page) =>
          page.screenshot({ path, fullPage: true }),
        );
      }
      console.log(key);
    }
  });
  return pages.length * views.length;
}
