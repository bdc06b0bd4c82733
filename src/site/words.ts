import loaders from 'virtual:hulma/words';
import { type Locale, locales } from '../../schema/languages.ts';
import { onContentUpdate } from './content-updates.ts';
import { addWords, i18n } from './i18n.ts';
import { type Loadable, loadable } from './loadable.ts';

const words = Object.fromEntries(
  locales.map((locale) => [
    locale,
    loadable(async () => {
      const { default: value } = await loaders[locale]();
      addWords(i18n, locale, value);
      onContentUpdate(() => addWords(i18n, locale, value));
    }),
  ]),
) as { [Code in Locale]: Loadable<void> };

/** The words of the interface in a language; loading them makes them known to i18next. */
export const wordsOf = (locale: Locale): Loadable<void> => words[locale];
