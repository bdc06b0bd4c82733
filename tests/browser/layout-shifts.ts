import type { Page } from '@playwright/test';

/**
 * What moved by itself on the current page, as the browser reports it.
 * @param smallest the least visible shift, as a share of the screen
 */
export const shiftsOf = (page: Page, smallest = 0): Promise<string[]> =>
  page.evaluate(
    (smallest) =>
      new Promise((resolve) => {
        const observer = new PerformanceObserver(() => undefined);
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() =>
          setTimeout(() => {
            const entries = observer.takeRecords() as (PerformanceEntry & { value: number })[];
            resolve(entries.filter(({ value }) => value > smallest).map((entry) => JSON.stringify(entry)));
          }),
        );
      }),
    smallest,
  );
