import { type Locale, locales } from '../../../schema/languages.ts';
import { pathsOf } from '../../../schema/page-key.ts';
import type { Graph, Page } from '../../content/graph.ts';

/** A page to render in the language of its URL, at one or two paths. */
export interface ScreenToWrite {
  page: Page;
  locale: Locale;
  /** Rendered for the first, `/about`; English pages are also written to the second, `/en/about`. */
  addresses: readonly [string, ...string[]];
}

/** Lists every screen in every language, including not-found pages. */
export const screensOf = (graph: Graph): ScreenToWrite[] =>
  [...graph.pages.values()].flatMap((page) =>
    locales.map((locale) => ({ page, locale, addresses: pathsOf(page.key, locale) })),
  );

/** Returns the HTML file of a path: `/nl/about` is `nl/about.html`, `/` is `index.html`, `/nl` is `nl.html`. */
export const htmlFileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);
