import type { Site } from '../../../schema/site.ts';
import type { ContentSource } from '../../content/source.ts';
import { llmsLocales, llmsPath, llmsTxt } from './llms.ts';
import { robotsTxt } from './robots.ts';
import { sitemapXml } from './sitemap.ts';

/** The files that list the pages of the site: `sitemap.xml`, `robots.txt` and each `llms.txt`. */
export function listsOf(source: ContentSource, site: Site): [path: string, text: string][] {
  const graph = source.graph();
  return [
    ['/sitemap.xml', sitemapXml(graph, site, source.lastChanged())],
    ['/robots.txt', robotsTxt(site)],
    ...llmsLocales(graph).map((locale): [string, string] => [llmsPath(locale), llmsTxt(graph, locale, site)]),
  ];
}
