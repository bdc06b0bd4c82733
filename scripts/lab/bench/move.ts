import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { openPhone } from './slow-phone.ts';

/**
 * Times a navigation from `/` to `/pricing`: from a click on a link that has been in view for a while to the second
 * animation frame after a new, visible `h1`, so that a full page load can be timed in the same way.
 *
 * @returns milliseconds until the new screen is painted
 */
export async function timeMove(browser: Browser, site: string, isSlow: boolean): Promise<number> {
  const page = await openPhone(browser, isSlow);
  try {
    await page.goto(site, { waitUntil: 'networkidle', timeout: 60_000 });
    const link = page.locator('main a[href="/pricing"]').first();
    await link.scrollIntoViewIfNeeded();
    // Links in view have been prefetched by then.
    await pause(2500);
    return await link.evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          const before = document.querySelector('h1')?.textContent;
          const start = performance.now();
          const look = () => {
            const heading = document.querySelector('h1');
            const isNew = location.pathname === '/pricing' && heading?.textContent !== before;
            if (!isNew || !heading?.getBoundingClientRect().height) requestAnimationFrame(look);
            else requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)));
          };
          requestAnimationFrame(look);
          (element as HTMLElement).click();
        }),
    );
  } finally {
    await page.context().close();
  }
}
