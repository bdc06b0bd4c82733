import { isLocale, type Locale, sourceLocale } from './languages.ts';

/** A page key is the path of a screen's file below `content/<lang>/`, without extension: `services/modeling`. */

/** The page shown for unknown paths. */
export const notFoundKey = '404';

/** Path of a page without its language: "/" for "index", "/services/modeling" for "services/modeling". */
export const pathOf = (key: string): string => (key === 'index' ? '/' : `/${key}`);

/** Path of a page in a language: "/about" in English, "/nl/about" in Dutch, "/nl" for the Dutch home. */
export const localizedPath = (key: string, locale: Locale): string => addPrefix(pathOf(key), locale);

/** Adds the language prefix to a path without one; English has none. */
export const addPrefix = (path: string, locale: Locale): string =>
  locale === sourceLocale ? path : prefixed(path, locale);

const prefixed = (path: string, locale: Locale): string => `/${locale}${path === '/' ? '' : path}`;

/** All paths of a page in a language: one, or two for English, with and without prefix. */
export function pathsOf(key: string, locale: Locale): [string, ...string[]] {
  const path = prefixed(pathOf(key), locale);
  return locale === sourceLocale ? [pathOf(key), path] : [path];
}

/** Splits a path into the language of its first segment, if any, and the rest. */
export function splitPrefix(path: string): { prefix: Locale | undefined; rest: string } {
  const [, first = ''] = path.split('/', 2);
  if (!isLocale(first)) return { prefix: undefined, rest: path };
  return { prefix: first, rest: path.slice(first.length + 1) || '/' };
}

/** The key of the page that a path would lead to, in any language. */
export const keyOf = (path: string): string => splitPrefix(path).rest.replace(/^\/|\/$/g, '') || 'index';

/** The language of a path: that of its prefix, or English. */
export const localeOfPath = (path: string): Locale => splitPrefix(path).prefix ?? sourceLocale;
