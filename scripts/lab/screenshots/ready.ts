import type { Page } from 'playwright';

/** Hides the consent banner, as for a visitor who has chosen. Call it before opening the page. */
export function withConsent(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    localStorage.setItem('cookie-preferences', '{"essential":true,"analytics":false,"marketing":false}');
    localStorage.setItem('cookie-consent-date', new Date().toISOString());
  });
}

/** Waits for fonts and all pictures, including lazy ones below the viewport. */
export async function loaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

/**
 * Opens a URL with its fonts, however late they load; a visitor would get late ones on the next page
 * (src/styles/typography/). The page must allow styles from outside the site (`bypassCSP`).
 */
export async function openWithFonts(page: Page, address: string): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
    await route.fulfill({ response, body });
  });
  await page.goto(address, { waitUntil: 'load' });
}
