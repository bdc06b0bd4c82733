import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';

/** Lighthouse's slow 4G: 562.5 ms per request, 1.44 Mbit/s down. */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };

/** Runs an action on a phone-sized page with empty storage; if slow, with slow 4G and a four times slower CPU. */
async function onPhone<Result>(
  browser: Browser,
  isSlow: boolean,
  action: (page: Page) => Promise<Result>,
): Promise<Result> {
  const viewport = { width: 412, height: 823 };
  const context = await browser.newContext({ viewport, deviceScaleFactor: 1.75, isMobile: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (isSlow) {
      await session.send('Network.emulateNetworkConditions', slow4g);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    }
    return await action(page);
  } finally {
    await context.close();
  }
}

/** Times on a slow phone, in milliseconds; `shift` is the cumulative layout shift (no unit). */
export interface Paint {
  readonly largest: number;
  readonly blocking: number;
  readonly shift: number;
}

/** Opens a page on a slow phone and waits until it is idle. */
export const measurePaint = (browser: Browser, address: string): Promise<Paint> =>
  onPhone(browser, true, async (page) => {
    await page.addInitScript(() => {
      const seen = { largest: 0, shift: 0, blocking: 0 };
      Object.assign(window, { seen });
      const watch = (type: string, add: (entry: PerformanceEntry) => void) =>
        new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true });
      watch('largest-contentful-paint', ({ startTime }) => {
        seen.largest = startTime;
      });
      watch('layout-shift', (entry) => {
        seen.shift += (entry as PerformanceEntry & { value: number }).value;
      });
      // Total blocking time: task time beyond 50 ms, after the first paint (web.dev/articles/tbt).
      watch('longtask', ({ startTime, duration }) => {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        if (paint && startTime + duration > paint.startTime) seen.blocking += duration - 50;
      });
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    return page.evaluate(() => (window as unknown as { seen: Paint }).seen);
  });

/**
 * Times a navigation from `/` to `/pricing`: from a click on a link that has been in view for a while to the second
 * animation frame after a new, visible `h1`, so that a full page load can be timed the same way.
 *
 * @returns milliseconds until the new screen is painted
 */
export const timeNavigation = (browser: Browser, site: string, isSlow: boolean): Promise<number> =>
  onPhone(browser, isSlow, async (page) => {
    await page.goto(site, { waitUntil: 'networkidle', timeout: 60_000 });
    const link = page.locator('main a[href="/pricing"]').first();
    await link.scrollIntoViewIfNeeded();
    // Links in view have been prefetched by then.
    await pause(2500);
    return link.evaluate(
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
  });
