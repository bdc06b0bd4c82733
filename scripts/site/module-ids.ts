import type { Locale } from '../../schema/languages.ts';

/** The name of a module that is made from the content. */
export const virtual = (name: string): string => `virtual:hulma/${name}`;

/** The module of a page in the language of one of its files. */
export const pageModuleId = (locale: Locale, key: string): string => virtual(`page/${locale}/${key}`);

/** The module of the words of a language. */
export const wordsModuleId = (locale: Locale): string => virtual(`words/${locale}`);

/** The module of the routes of a language is `~pages/nl`. */
export const routesModule = '~pages';

/** The same in Vite's manifest, under the name that vite-plugin-pages resolves it to. */
export const routesModuleId = (locale: Locale): string =>
  `virtual:vite-plugin-pages/generated-pages?id=${routesModule}/${locale}`;
