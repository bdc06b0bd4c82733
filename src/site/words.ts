import loaders from 'virtual:hulma/words';
import { onContentUpdate } from './content-updates.ts';
import { addWords, i18n } from './i18n.ts';
import { loadableByLocale } from './loadable.ts';

/** Loads the words of the interface in a language into i18next. */
export const wordsOf = loadableByLocale(loaders, (locale, words) => {
  addWords(i18n, locale, words);
  onContentUpdate(() => addWords(i18n, locale, words));
});
