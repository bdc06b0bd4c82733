import type { Page } from 'playwright';

/** The toast that is shown, not one on its way out. */
export const toast = '.toasts > li:not([data-removed=true])';

/** Does something on the page, and waits for what that makes it load. */
export async function prepareToasts(page: Page): Promise<void> {
  const files = ['**/assets/toasts-*.js', '**/assets/toasts-*.css'].map((file) => page.waitForResponse(file));
  let hasArrived = false;
  const arrived = Promise.all(files).finally(() => {
    hasArrived = true;
  });
  // The page listens once React has run its effects, a moment after it has taken over.
  while (!hasArrived) {
    await page.keyboard.press('Shift');
    await page.waitForTimeout(50);
  }
  for (const response of await arrived) await response.finished();
}

/** Has the page show a toast that really shows, and waits until it has come to rest. */
export async function loseConnection(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.waitForSelector(toast);
  await page.waitForFunction((selector) => {
    const shown = document.querySelector(selector);
    return shown && shown.getAnimations({ subtree: true }).length === 0;
  }, toast);
}
