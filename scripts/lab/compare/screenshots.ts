import { join } from 'node:path';
import type { Page } from 'playwright';
import { withBrowser } from '../../setup/browser.ts';
import { withFullPage } from '../screenshots/full-page.ts';
import { addressOf } from './answers.ts';

const widths = [390, 1280];

/** Pages in languages other than English, Arabic and Chinese, and the copies under /en/. */
const notShown = /^(?:en|nl|fr|de)(?:\/|\.html$)/;

/** Pages show the current time and free meeting hours. */
const now = new Date('2027-03-03T04:05:06Z');

/**
 * Takes full-page screenshots: `<folder>/screenshots/ar/about-390.png`.
 *
 * @returns how many
 */
export async function takeScreenshots(at: string, files: string[], folder: string): Promise<number> {
  const shown = files.filter((file) => !notShown.test(file));
  await withBrowser(async (browser) => {
    for (const file of shown) {
      for (const width of widths) {
        const path = join(folder, 'screenshots', file.replace(/\.html$/, `-${width}.png`));
        const options = { viewport: { width, height: 900 }, timezoneId: 'Asia/Manila' };
        const take = (page: Page) => photographStill(page, path);
        await withFullPage(browser, at + addressOf(file), options, take, now);
      }
    }
  });
  return shown.length * widths.length;
}

/** Takes screenshots of an idle page until two in a row are the same. */
async function photographStill(page: Page, path: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  let last: Buffer | undefined;
  for (let tries = 0; tries < 10; tries += 1) {
    const screenshot = await page.screenshot({ path, fullPage: true, animations: 'disabled' });
    if (last?.equals(screenshot)) return;
    last = screenshot;
  }
  throw new Error(`${page.url()} keeps changing, so its screenshots cannot be compared.`);
}
