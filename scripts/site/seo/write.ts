import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Site } from '../../../schema/site.ts';
import type { ContentSource } from '../../content/source.ts';
import { llmsLocales, llmsPath, llmsTxt } from './llms.ts';
import { robotsTxt } from './robots.ts';
import { sitemapXml } from './sitemap.ts';

/** Writes the files that list the pages of the site: `sitemap.xml`, `robots.txt` and each `llms.txt`. */
export function writeLists(source: ContentSource, site: Site, outDir: string): void {
  const graph = source.graph();
  const files: [path: string, text: string][] = [
    ['/sitemap.xml', sitemapXml(graph, site, source.lastChanged())],
    ['/robots.txt', robotsTxt(site)],
    ...llmsLocales(graph).map((locale): [string, string] => [llmsPath(locale), llmsTxt(graph, locale, site)]),
  ];
  for (const [path, text] of files) {
    const file = join(outDir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
