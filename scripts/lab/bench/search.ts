import type { Browser } from 'playwright';
import { openPhone } from './slow-phone.ts';

/** Times on a slow phone, in milliseconds. */
export interface SearchTimes {
  /** From the click on the button to the painted dialog, once its file is loaded. */
  opening: number;
  /** From each key to the painted results, as reported by the Event Timing API in steps of 8 ms. */
  keys: number[];
}

/** Times the search of a language on a slow phone: opens it and types a query. */
export async function timeSearch(browser: Browser, address: string, query: string): Promise<SearchTimes> {
  const page = await openPhone(browser, true);
  try {
    await page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 });
    const button = page.locator('button.search-open');
    const file = page.waitForResponse(/\/search\/\w+\.json$/);
    await button.focus();
    await (await file).finished();
    const opening = await button.evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          const start = performance.now();
          const look = () => {
            if (!document.querySelector('dialog.search[open]')) requestAnimationFrame(look);
            else requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)));
          };
          requestAnimationFrame(look);
          (element as HTMLElement).click();
        }),
    );
    const field = page.locator('dialog.search').getByRole('combobox');
    const [begin, rest] = [query.slice(0, 2), query.slice(2)];
    // Typing starts before the index is built.
    await field.pressSequentially(begin);
    await page.getByRole('option').first().waitFor();
    await page.evaluate(() => {
      const times: { [key: number]: number } = {};
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as PerformanceEventTiming[])
          if (entry.interactionId)
            times[entry.interactionId] = Math.max(entry.duration, times[entry.interactionId] ?? 0);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      Object.assign(window, { times });
    });
    for (const key of rest) {
      await page.keyboard.press(key);
      // At typing speed, so that no key waits for the previous one.
      await page.waitForTimeout(150);
    }
    const keys = await page.evaluate(() => Object.values((window as unknown as { times: object }).times));
    return { opening, keys };
  } finally {
    await page.context().close();
  }
}
