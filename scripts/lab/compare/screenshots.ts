import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { ensureBrowser, launchOptions } from '../../setup/browser.ts';
import { loaded, openWithFonts, withConsent } from '../screenshots/ready.ts';
import { addressOf } from './answers.ts';

const widths = [390, 1280];

/** Pages in languages other than English, Arabic and Chinese, and the copies under /en/. */
const notShown = /^(?:en|nl|fr|de)(?:\/|\.html$)/;

/** Pages show the current time and free meeting hours. */
const now = new Date('2027-03-03T04:05:06Z');

/**
 * Takes full-page screenshots for a visitor who has chosen cookies and prefers reduced motion:
 * `<folder>/screenshots/ar/about-390.png`.
 *
 * @returns how many
 */
export async function takeScreenshots(at: string, files: string[], folder: string): Promise<number> {
  await ensureBrowser(console.log);
  const browser = await chromium.launch(await launchOptions());
  const shown = files.filter((file) => !notShown.test(file));
  try {
    for (const file of shown) {
      for (const width of widths) {
        const path = join(folder, 'screenshots', file.replace(/\.html$/, `-${width}.png`));
        await photograph(browser, at + addressOf(file), width, path);
      }
    }
  } finally {
    await browser.close();
  }
  return shown.length * widths.length;
}

async function photograph(browser: Browser, address: string, width: number, path: string): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Manila',
    // openWithFonts() needs it.
    bypassCSP: true,
  });
  try {
    await context.clock.setFixedTime(now);
    const page = await context.newPage();
    await withConsent(page);
    await openWithFonts(page, address);
    await page.waitForLoadState('networkidle');
    await loaded(page);
    await photographStill(page, path);
  } finally {
    await context.close();
  }
}

/** Takes screenshots until two in a row are the same. */
async function photographStill(page: Page, path: string): Promise<void> {
  let last: Buffer | undefined;
  for (let tries = 0; tries < 10; tries += 1) {
    const screenshot = await page.screenshot({ path, fullPage: true, animations: 'disabled' });
    if (last?.equals(screenshot)) return;
    last = screenshot;
  }
  throw new Error(`${page.url()} keeps changing, so its screenshots cannot be compared.`);
}
