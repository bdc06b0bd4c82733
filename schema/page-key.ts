import { isLocale, type Locale, sourceLocale } from './languages.ts';

/**
 * A page key names a screen without its language: the path of its file below `content/<lang>/` without the ending
 * ("index", "services/modeling", "404"). These functions turn keys into paths and back (specification section 2).
 */

/** The page shown for every path that no screen has. */
export const notFoundKey = '404';

/** Path of a page below its language: "/" for "index", "/services/modeling" for "services/modeling". */
export const pathOf = (key: string): string => (key === 'index' ? '/' : `/${key}`);

/** Path of a page in a language: "/about" in English, "/nl/about" in Dutch, "/nl" for the Dutch home. */
export const localizedPath = (key: string, locale: Locale): string => addPrefix(pathOf(key), locale);

/** Puts the language before a path without one; English has no prefix. */
export function addPrefix(path: string, locale: Locale): string {
  if (locale === sourceLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** Path of a page under the prefix of a language, English included: `/en/about` exists beside `/about`. */
export const prefixedPath = (key: string, locale: Locale): string =>
  key === 'index' ? `/${locale}` : `/${locale}/${key}`;

/** The paths at which a page stands in a language: one, and for English that with its prefix as well. */
export function pathsOf(key: string, locale: Locale): [string, ...string[]] {
  const prefixed = prefixedPath(key, locale);
  return locale === sourceLocale ? [pathOf(key), prefixed] : [prefixed];
}

/** The language that the first segment of a path names, if it names one, and the rest of the path. */
export function splitPrefix(path: string): { prefix: Locale | undefined; rest: string } {
  const [, first = ''] = path.split('/', 2);
  if (!isLocale(first)) return { prefix: undefined, rest: path };
  return { prefix: first, rest: path.slice(first.length + 1) || '/' };
}

/** The language of a path: the one it names, otherwise English. */
export const localeOfPath = (path: string): Locale => splitPrefix(path).prefix ?? sourceLocale;
