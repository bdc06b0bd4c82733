import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { pageFor } from '../../authoring/writing-help/page-for.ts';

/**
 * Opens a page for a full-page screenshot, with all its fonts and pictures, and closes it afterwards.
 *
 * @param now the time that the page shows; by default, the time of the machine
 */
export async function withFullPage(
  browser: Browser,
  address: string,
  options: BrowserContextOptions,
  take: (page: Page) => Promise<unknown>,
  now?: Date,
): Promise<void> {
  const page = await pageFor(browser, options);
  try {
    if (now) await page.clock.setFixedTime(now);
    await openWithFonts(page, address);
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      await document.fonts.ready;
    });
    await take(page);
  } finally {
    await page.context().close();
  }
}

/**
 * Opens a URL with its fonts, however late they load; a visitor would get late ones on the next page
 * (src/styles/typography/).
 */
async function openWithFonts(page: Page, address: string): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
    await route.fulfill({ response, body });
  });
  await page.goto(address, { waitUntil: 'load' });
}
