import { addressOf } from '../../../schema/address.ts';
import { type Locale, sourceLocale } from '../../../schema/languages.ts';
import { localizedPath, notFoundKey } from '../../../schema/page-key.ts';
import type { Site } from '../../../schema/site.ts';
import { type Graph, type Page, shownFile, translatedLocales } from '../../content/graph.ts';

/** More addresses than this do not fit into one file (sitemaps.org, “protocol”). */
const mostAddresses = 50_000;

/**
 * `sitemap.xml`: every page in every language it really exists in, at its canonical address, with all its
 * translations and the English page for readers of other languages (sitemaps.org; `xhtml:link` by Google).
 * Addresses below `/en/` and English texts below other languages are copies, and not in it.
 *
 * @param dates ISO date of the last change by the path of the file below the content folder; a page without one
 *   has no date
 * @throws Error when there are more addresses than the protocol allows
 */
export function sitemapXml(
  graph: Graph,
  site: Pick<Site, 'url'>,
  dates: ReadonlyMap<string, string>,
): string {
  const listed = [...graph.pages.values()]
    .filter(({ key }) => key !== notFoundKey)
    .flatMap((page) => translatedLocales(page).map((locale) => ({ page, locale })));
  if (listed.length > mostAddresses)
    throw new Error(
      `sitemap.xml would hold ${listed.length} addresses, but search engines read ${mostAddresses} of a file: write several, and an index of them, in scripts/site/seo/sitemap.ts.`,
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
  const addressIn = (language: Locale) => escapeXml(addressOf(siteUrl, localizedPath(page.key, language)));
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

const entities: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** The five characters that addresses in a sitemap have to escape (sitemaps.org, “entity escaping”). */
const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
