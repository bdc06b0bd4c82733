import loaders from 'virtual:hulma/sitemap';
import type { Locale } from '../../schema/languages.ts';

/** One screen as the sitemap lists it; `locale` is English when it is not translated. */
export interface SitemapEntry {
  key: string;
  label: string;
  locale: Locale;
}

const loaded = new Map<Locale, SitemapEntry[]>();

/** Loads the list of screens of a language once. */
export async function loadSitemap(locale: Locale): Promise<void> {
  if (!loaded.has(locale)) loaded.set(locale, (await loaders[locale]()).default);
}

/** The screens of the site in a language; empty until `loadSitemap` has resolved. */
export function sitemapOf(locale: Locale): readonly SitemapEntry[] {
  return loaded.get(locale) ?? [];
}
