import { expect, type Locator, type Page, type Route } from '@playwright/test';

/** Returns a `page.route()` pattern for the scripts that only the named screen or component needs. */
export const scriptsNamed = (name: string): string => `**/assets/${name}-*.js`;

/** Holds requests back until they are released, by default to the network. */
export async function holdBack(page: Page, urls: string) {
  const held: Route[] = [];
  await page.route(urls, (route) => held.push(route));
  return {
    count: () => held.length,
    release: async (to = (route: Route) => route.continue()) => {
      // The page may have canceled some of them.
      await Promise.all(held.map((route) => to(route).catch(() => undefined)));
      await page.unroute(urls);
    },
  };
}

/** Counts the documents that a page loads from now on. */
export function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++;
  });
  return () => documents;
}

/** Hovers over a link until its screen is prefetched, which starts soon after hydration. */
export async function pointAt(link: Locator, isFetched: () => boolean): Promise<void> {
  await expect(async () => {
    await link.page().mouse.move(0, 0);
    await link.hover();
    await expect.poll(isFetched, { timeout: 1000 }).toBe(true);
  }).toPass();
}
