import { type Locale, locales } from '../../../schema/languages.ts';
import { pathsOf } from '../../../schema/page-key.ts';
import type { Graph, Page } from '../../content/graph.ts';

/** A screen that is written: a page in the language of its URL, at one or two addresses. */
export interface ScreenToWrite {
  page: Page;
  locale: Locale;
  /** The first is the one it is rendered for: `/about`, and English ones under `/en/about` as well. */
  addresses: readonly [string, ...string[]];
}

/** Every screen of every language, the not-found page of each included. */
export const screensOf = (graph: Graph): ScreenToWrite[] =>
  [...graph.pages.values()].flatMap((page) =>
    locales.map((locale) => ({ page, locale, addresses: pathsOf(page.key, locale) })),
  );

/** Every address that is written. */
export const allPathsOf = (graph: Graph): string[] => screensOf(graph).flatMap(({ addresses }) => addresses);

/** The file of an address: `/nl/about` is `nl/about.html`, `/` is `index.html`, `/nl` is `nl.html`. */
export const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);
