import { directionOf, type Locale } from '../../schema/languages.ts';

/** The attributes of an element whose text is in another language than the text around it (WCAG 3.1.2). */
export function languageAttributes(locale: Locale, around: Locale): { lang?: Locale; dir?: 'ltr' | 'rtl' } {
  return locale === around ? {} : { lang: locale, dir: directionOf(locale) };
}
