import type { Browser } from 'playwright';
import { openPhone } from './slow-phone.ts';

/** Times on a slow phone, in milliseconds; `shift` is the cumulative layout shift. */
export interface Paint {
  readonly largest: number;
  readonly blocking: number;
  readonly shift: number;
}

/** Opens a page on a slow phone and waits until it is idle. */
export async function paintOf(browser: Browser, address: string): Promise<Paint> {
  const page = await openPhone(browser, true);
  try {
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
        const painted =
          performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY;
        if (startTime + duration > painted) seen.blocking += duration - 50;
      });
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    return await page.evaluate(() => (window as unknown as { seen: Paint }).seen);
  } finally {
    await page.context().close();
  }
}
