import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import type { Locale } from '../../../schema/languages.ts';
import { localizedPath } from '../../../schema/page-key.ts';
import { ensureBrowser, launchOptions } from '../../setup/browser.ts';
import { loaded, openWithFonts, withConsent } from './ready.ts';

/** Combinations for each page. */
export interface Views {
  pages: readonly string[];
  locales: readonly Locale[];
  /** Viewport widths in CSS pixels. */
  widths: readonly number[];
  schemes: readonly ('light' | 'dark')[];
}

/**
 * Takes full-page screenshots of a served site, for a visitor who has chosen cookies and prefers reduced motion:
 * `<folder>/<page>/<locale>-<width>-<scheme>.png`.
 *
 * @returns how many
 */
export async function takeScreenshots(
  site: string,
  folder: string,
  { pages, locales, widths, schemes }: Views,
  log: (line: string) => void,
): Promise<number> {
  await ensureBrowser(log);
  rmSync(folder, { recursive: true, force: true });
  const browser = await chromium.launch(await launchOptions());
  let count = 0;
  try {
    for (const page of pages) {
      mkdirSync(join(folder, page), { recursive: true });
      for (const locale of locales) {
        for (const width of widths) {
          for (const scheme of schemes) {
            const file = join(folder, page, `${locale}-${width}-${scheme}.png`);
            await photograph(browser, site + localizedPath(page, locale), { width, scheme, file });
            count += 1;
          }
        }
      }
      log(page);
    }
  } finally {
    await browser.close();
  }
  return count;
}

interface Shot {
  width: number;
  scheme: 'light' | 'dark';
  file: string;
}

async function photograph(browser: Browser, address: string, { width, scheme, file }: Shot): Promise<void> {
  const context = await browser.newContext({
    bypassCSP: true,
    viewport: { width, height: 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await withConsent(page);
    await openWithFonts(page, address);
    await loaded(page);
    await page.screenshot({ path: file, fullPage: true });
  } finally {
    await context.close();
  }
}
