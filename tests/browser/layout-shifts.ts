import type { Page } from '@playwright/test';

/**
 * What moved by itself on the current page, as the browser reports it.
 * @param smallest the least visible shift, as a share of the screen
 */
export const shiftsOf = (page: Page, smallest = 0): Promise<string[]> =>
  page.evaluate(
    (smallest) =>
      new Promise((resolve) => {
        const shifts: (PerformanceEntry & { value?: number })[] = [];
        new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
          type: 'layout-shift',
          buffered: true,
        });
        const end = () =>
          resolve(shifts.filter(({ value = 0 }) => value > smallest).map((entry) => JSON.stringify(entry)));
        // The browser reports the shifts of a frame after it.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(end)));
      }),
    smallest,
  );
