import type { Page } from 'playwright';

/** What has moved on a page by itself so far: the size of each layout shift, with the elements that moved. */
export async function shifts(page: Page, least = 0): Promise<string[]> {
  return page.evaluate(
    (least) =>
      new Promise<string[]>((resolve) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as unknown as { value: number; sources: { node?: Element }[] }[];
          resolve(
            entries
              .filter(({ value }) => value > least)
              .map(
                ({ value, sources }) =>
                  `${value}: ${sources.map(({ node }) => node?.className || node?.nodeName)}`,
              ),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(resolve, 100, []);
      }),
    least,
  );
}
