import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { scriptsIn } from './documents.ts';

/** The paths of the scripts named by the document of a screen. */
export async function scriptsOf(page: Page, path: string): Promise<string[]> {
  return scriptsIn(await (await page.request.get(path)).text());
}

/** The scripts that one screen needs and another does not. */
export async function ownScripts(page: Page, path: string, other: string): Promise<string[]> {
  const common = await scriptsOf(page, other);
  return (await scriptsOf(page, path)).filter((script) => !common.includes(script));
}

/** Matches the URLs of these scripts, for `page.route()`. */
export const isOneOf = (scripts: readonly string[]) => (url: URL) => scripts.includes(url.pathname);

/** Matches the URLs of all other scripts, for `page.route()`. */
export const isOtherThan = (scripts: readonly string[]) => (url: URL) =>
  url.pathname.endsWith('.js') && !scripts.includes(url.pathname);

/** Holds requests back until they are released: to the network, unless told otherwise. */
export async function holdBack(page: Page, urls: string | ((url: URL) => boolean)) {
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
