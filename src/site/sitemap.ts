import loaders from 'virtual:hulma/sitemap';
import type { Locale } from '../../schema/languages.ts';
import { loadableByLocale } from './loadable.ts';

/** A screen in the sitemap; `locale` is English if it is not translated. */
export interface SitemapEntry {
  key: string;
  label: string;
  locale: Locale;
}

/** The screens of the site in a language. */
export const sitemapOf = loadableByLocale(loaders);
