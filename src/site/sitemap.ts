import loaders from 'virtual:hulma/sitemap';
import { type Locale, locales } from '../../schema/languages.ts';
import { type Loadable, loadable } from './loadable.ts';

/** One screen as the sitemap lists it; `locale` is English when it is not translated. */
export interface SitemapEntry {
  key: string;
  label: string;
  locale: Locale;
}

const lists = Object.fromEntries(
  locales.map((locale) => [locale, loadable(async () => (await loaders[locale]()).default)]),
) as { [Code in Locale]: Loadable<SitemapEntry[]> };

/** The screens of the site in a language. */
export const sitemapOf = (locale: Locale): Loadable<SitemapEntry[]> => lists[locale];
