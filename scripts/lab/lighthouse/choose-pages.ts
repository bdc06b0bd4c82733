import { isLocale, type Locale, locales } from '../../../schema/languages.ts';
import { localizedPath } from '../../../schema/page-key.ts';

/**
 * The addresses to measure: of every page in every language, or those that were asked for.
 *
 * @param keys of the pages of the site
 * @param asked addresses (`/nl/pricing`) and codes of languages (`nl`, all its pages); empty for everything
 * @returns paths, by language
 * @throws Error that says what there is, when something is asked for that is not there
 */
export function choosePages(keys: readonly string[], asked: readonly string[]): string[] {
  const pathsOf = (locale: Locale) => keys.map((key) => localizedPath(key, locale));
  const all = locales.flatMap(pathsOf);
  if (asked.length === 0) return all;
  const chosen = new Set(
    asked.flatMap((argument) => {
      if (isLocale(argument)) return pathsOf(argument);
      if (all.includes(argument)) return [argument];
      throw new Error(
        `There is no page and no language “${argument}”; languages are ${locales.join(', ')}, pages ${pathsOf('en').join(', ')}, and each of these behind a language, as in ${localizedPath('pricing', 'nl')}.`,
      );
    }),
  );
  return all.filter((path) => chosen.has(path));
}
