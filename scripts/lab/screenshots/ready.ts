import type { Page } from 'playwright';

/** Keeps the consent banner away, as for a visitor who has chosen. To be called before the page is opened. */
export function withConsent(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    localStorage.setItem('cookie-preferences', '{"essential":true,"analytics":false,"marketing":false}');
    localStorage.setItem('cookie-consent-date', new Date().toISOString());
  });
}

/** Waits until fonts and all pictures are there; those below the window are loaded only when they come near it. */
export async function loaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

/**
 * Opens an address in its own typefaces, however late they come: a visitor would get them with the next document
 * then (src/styles/typography/). The page has to be allowed styles that the site did not write (`bypassCSP`).
 */
export async function openWithFonts(page: Page, address: string): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
    await route.fulfill({ response, body });
  });
  await page.goto(address, { waitUntil: 'load' });
}
