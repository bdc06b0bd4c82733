import type { z } from 'zod';
import type { languageOption } from './language-option.ts';

/** A language of the site. */
export type Language = Readonly<z.output<typeof languageOption>>;

/** The languages of the site. Everything that depends on the language derives from this list. */
export const languages = [
  { code: 'en', name: 'English', nativeName: 'English', rtl: false },
  { code: 'nl', name: 'Dutch', nativeName: 'Nederlands', rtl: false },
  { code: 'fr', name: 'French', nativeName: 'Français', rtl: false },
  { code: 'de', name: 'German', nativeName: 'Deutsch', rtl: false },
  { code: 'ar', name: 'Arabic', nativeName: 'العربية', rtl: true },
  { code: 'zh', name: 'Chinese', nativeName: '中文', rtl: false },
] as const satisfies readonly Language[];

export type Locale = (typeof languages)[number]['code'];

export const locales: readonly Locale[] = languages.map(({ code }) => code);

/** The language that content is written in first. It has no URL prefix, and is the fallback. */
export const sourceLocale = 'en' satisfies Locale;

/** Every language except English. */
export const targetLanguages: readonly (Language & { readonly code: Locale })[] = languages.filter(
  ({ code }) => code !== sourceLocale,
);

/** Whether `value` is the code of a language of the site. */
export const isLocale = (value: unknown): value is Locale => locales.some((code) => code === value);

/** The language's name for itself. */
export const nativeNameOf = (locale: Locale): string =>
  languages.find(({ code }) => code === locale)?.nativeName ?? locale;

/** Writing direction of a language, for the `dir` attribute. */
export const directionOf = (locale: Locale): 'ltr' | 'rtl' =>
  languages.find(({ code }) => code === locale)?.rtl ? 'rtl' : 'ltr';
