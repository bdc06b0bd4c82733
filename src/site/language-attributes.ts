import { directionOf, type Locale } from '../../schema/languages.ts';

/** Returns attributes for an element whose language differs from the surrounding text (WCAG 3.1.2). */
export function languageAttributes(locale: Locale, around: Locale): { lang?: Locale; dir?: 'ltr' | 'rtl' } {
  return locale === around ? {} : { lang: locale, dir: directionOf(locale) };
}
