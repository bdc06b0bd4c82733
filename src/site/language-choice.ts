import type { Locale } from '../../schema/languages.ts';

/** Storage key of the visitor's language. */
export const languageKey = 'selectedLanguage';

/** Stores the visitor's language. If storage is blocked or full, only the URL decides. */
export function writeLanguageChoice(locale: Locale): void {
  try {
    localStorage.setItem(languageKey, locale);
  } catch {
    // Not worth reporting.
  }
}
