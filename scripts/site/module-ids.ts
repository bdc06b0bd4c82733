import type { Locale } from '../../schema/languages.ts';

/** Returns the id of a virtual module generated from the content. */
export const virtual = (name: string): string => `virtual:hulma/${name}`;

/** Returns the id of the module of a page, in the language of one of its files. */
export const pageModuleId = (locale: Locale, key: string): string => virtual(`page/${locale}/${key}`);

/** Returns the id of the module with a language's interface texts. */
export const wordsModuleId = (locale: Locale): string => virtual(`words/${locale}`);

/** Prefix of the ids of the modules with a language's routes: `~pages/nl`. */
export const routesModule = '~pages';

/** Returns the id of a language's routes in Vite's manifest, as resolved by vite-plugin-pages. */
export const routesModuleId = (locale: Locale): string =>
  `virtual:vite-plugin-pages/generated-pages?id=${routesModule}/${locale}`;
