import type { Page } from '@playwright/test';

/**
 * Returns the layout shifts of the current page, as the browser reports them.
 * @param smallest shifts with at most this score are ignored
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
        // The browser reports the shifts of a frame after that frame.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(end)));
      }),
    smallest,
  );
