import type { Page } from 'playwright';

/** Scrolls up, a little each time, until something is seen that shows to a visitor who does. */
export async function goUpUntilSeen(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((selector) => {
    window.scrollBy({ top: -10, behavior: 'instant' });
    return document.querySelector(selector)?.checkVisibility({ opacityProperty: true });
  }, selector);
}
