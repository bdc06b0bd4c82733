import tables from '~react-pages';
import { type Locale, sourceLocale } from '../../schema/languages.ts';
import { notFoundKey, splitPrefix } from '../../schema/page-key.ts';
import type { PageModule } from '../site/page.ts';

/** One path of the site: in which language it is, and how the script of its page is loaded. */
export interface ScreenRoute {
  path: string;
  /** The page the path asks for, which may not exist. */
  key: string;
  locale: Locale;
  load: () => Promise<PageModule>;
}

const routes = new Map<string, ScreenRoute>();

/**
 * The route of a path, always the same object for the same path. Which pages exist stands in a table for each
 * language that comes with the first move inside the site: a document names the script of its own page
 * (entry-client.tsx), so that it does not get heavier when other pages are added.
 */
export function routeOf(pathname: string): ScreenRoute {
  const path = normalized(pathname);
  const known = routes.get(path);
  if (known) return known;
  const { prefix: locale = sourceLocale, rest } = splitPrefix(path);
  const key = rest === '/' ? 'index' : rest.slice(1);
  const route = { path, key, locale, load: () => loadPage(key, locale) };
  routes.set(path, route);
  return route;
}

/** Lets go of a route and, with it, of its screen: the build draws thousands of them, each once. */
export function forgetRoute({ path }: ScreenRoute): void {
  routes.delete(path);
}

/** The page of a key in a language; the not-found page when there is none of that key. */
async function loadPage(key: string, locale: Locale): Promise<PageModule> {
  const { default: pages } = await tables[locale]();
  const load = (Object.hasOwn(pages, key) && pages[key]) || pages[notFoundKey];
  if (!load) throw new Error(`The site has no page “${notFoundKey}”.`);
  return load();
}

/** A path as it is compared: decoded, and without slashes at its end, which hosts leave out too. */
function normalized(pathname: string): string {
  const path = pathname.replace(/\/+$/, '') || '/';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
