import type { Locale } from '../../schema/languages.ts';

/** Where the visitor's language is kept (specification section 7). */
export const languageKey = 'selectedLanguage';

/** Keeps the visitor's language. Where storage is blocked or full, the address alone tells. */
export function writeLanguageChoice(locale: Locale): void {
  try {
    localStorage.setItem(languageKey, locale);
  } catch {
    // There is nothing to say about it.
  }
}
