import type { Locale } from '../../schema/languages.ts';

/** The id of a virtual module generated from the content. */
export const virtual = (name: string): string => `virtual:hulma/${name}`;

/** The module of a page in the language of one of its files. */
export const pageModuleId = (locale: Locale, key: string): string => virtual(`page/${locale}/${key}`);

/** The module with the interface texts of a language. */
export const wordsModuleId = (locale: Locale): string => virtual(`words/${locale}`);

/** Prefix of the modules with the routes of a language: `~pages/nl`. */
export const routesModule = '~pages';

/** The same module in Vite's manifest, under the id that vite-plugin-pages resolves it to. */
export const routesModuleId = (locale: Locale): string =>
  `virtual:vite-plugin-pages/generated-pages?id=${routesModule}/${locale}`;
