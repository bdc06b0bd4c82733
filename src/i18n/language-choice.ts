import { isLocale, type Locale } from '../../schema/languages.ts';

/** Where the visitor's language is kept (specification section 7). */
export const languageKey = 'selectedLanguage';

let inMemory: Locale | undefined;

/** The language the visitor chose; `undefined` when there is none or it is not a language of the site. */
export function readLanguageChoice(): Locale | undefined {
  try {
    const stored = localStorage.getItem(languageKey);
    return isLocale(stored) ? stored : inMemory;
  } catch {
    return inMemory;
  }
}

/** Keeps the visitor's language. Where storage is blocked or full, the choice lasts as long as the page. */
export function writeLanguageChoice(locale: Locale): void {
  inMemory = locale;
  try {
    localStorage.setItem(languageKey, locale);
  } catch {
    // In memory it is.
  }
}
