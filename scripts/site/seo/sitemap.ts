import { addressOf } from '../../../schema/address.ts';
import { type Locale, sourceLocale } from '../../../schema/languages.ts';
import { localizedPath } from '../../../schema/page-key.ts';
import type { Site } from '../../../schema/site.ts';
import { type Graph, listedPages, type Page, shownFile, translatedLocales } from '../../content/graph.ts';

/**
 * Returns `sitemap.xml`: every page in every language it exists in, at its canonical URL, with all its translations and
 * the English page as `x-default` (sitemaps.org; `xhtml:link` by Google). URLs below `/en/` and untranslated pages are
 * omitted as duplicates.
 *
 * @param dates ISO date of the last change by file path below the content folder; pages without one have no date
 */
export function sitemapXml(
  graph: Graph,
  site: Pick<Site, 'url'>,
  dates: ReadonlyMap<string, string>,
): string {
  const listed = listedPages(graph).flatMap((page) =>
    translatedLocales(page).map((locale) => ({ page, locale })),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...listed.map(({ page, locale }) => entryOf(page, locale, site.url, dates)),
    '</urlset>',
    '',
  ].join('\n');
}

function entryOf(page: Page, locale: Locale, siteUrl: string, dates: ReadonlyMap<string, string>): string {
  // Nothing to escape: origins and file names contain no characters that XML reserves.
  const addressIn = (language: Locale) => addressOf(siteUrl, localizedPath(page.key, language));
  const alternate = (hreflang: string, language: Locale) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${addressIn(language)}"/>`;
  const date = dates.get(shownFile(page, locale).relative);
  return [
    '<url>',
    `<loc>${addressIn(locale)}</loc>`,
    ...(date ? [`<lastmod>${date}</lastmod>`] : []),
    ...translatedLocales(page).map((language) => alternate(language, language)),
    alternate('x-default', sourceLocale),
    '</url>',
  ].join('\n');
}

/**
 * Returns `robots.txt` (RFC 9309): everything may be crawled. Duplicate pages are not disallowed, since search engines
 * could not see their canonical URLs.
 */
export function robotsTxt({ url }: Pick<Site, 'url'>): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${addressOf(url, '/sitemap.xml')}\n`;
}
