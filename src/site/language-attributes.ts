import { directionOf, type Locale } from '../../schema/languages.ts';

/**
 * What an element says whose text is in another language than the text around it (WCAG 3.1.2), as English that stands
 * in for a translation is; nothing where both are in the same.
 */
export function languageAttributes(locale: Locale, around: Locale): { lang?: Locale; dir?: 'ltr' | 'rtl' } {
  return locale === around ? {} : { lang: locale, dir: directionOf(locale) };
}
