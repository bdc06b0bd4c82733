import { expect, test } from 'vitest';
import type { Locale } from '../../../../../schema/languages.ts';
import type { Graph, Page } from '../../../../../scripts/content/graph.ts';
import { loadSite } from '../../../../../scripts/content/site.ts';
import { llmsLocales, llmsTxt } from '../../../../../scripts/site/seo/llms.ts';
import { robotsTxt, sitemapXml } from '../../../../../scripts/site/seo/sitemap.ts';
import { pageOf, realGraph as real } from '../../../../content/real-graph.ts';

const site = { ...loadSite({}), url: 'https://www.example.com' };

/** Returns the graph with only some pages and languages. */
function graphOf(pages: { readonly [key: string]: readonly Locale[] }): Graph {
  const entries = Object.entries(pages).map(([key, locales]): [string, Page] => {
    const page = pageOf(real, key);
    return [key, { ...page, files: new Map([...page.files].filter(([code]) => locales.includes(code))) }];
  });
  return { ...real, pages: new Map(entries) };
}

test('the sitemap lists each page in each of its languages, with its alternates', () => {
  const graph = graphOf({ index: ['en', 'ar'], about: ['en'], 404: ['en', 'ar'] });
  const xml = sitemapXml(graph, site, new Map([['ar/index.mdx', '2026-11-20']]));
  expect(xml.match(/<loc>.*/g)).toEqual([
    '<loc>https://www.example.com/</loc>',
    '<loc>https://www.example.com/ar</loc>',
    '<loc>https://www.example.com/about</loc>',
  ]);
  expect(xml).toContain(`<url>
<loc>https://www.example.com/ar</loc>
<lastmod>2026-11-20</lastmod>
<xhtml:link rel="alternate" hreflang="en" href="https://www.example.com/"/>
<xhtml:link rel="alternate" hreflang="ar" href="https://www.example.com/ar"/>
<xhtml:link rel="alternate" hreflang="x-default" href="https://www.example.com/"/>
</url>`);
});

test('robots.txt allows everything and names the sitemap', () => {
  expect(robotsTxt(site)).toBe('User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/sitemap.xml\n');
});

test('llms.txt follows llmstxt.org: name, summary, lists of links with notes', () => {
  for (const locale of llmsLocales(real)) {
    const text = llmsTxt(real, locale, site);
    expect(text, locale).toMatch(
      /^# Hulma\n\n> \S.*\n\n\S.*\n(?:\n## \S.*\n\n(?:- \[.+\]\(https:\/\/\S+\)(?:: .+)?\n)+)+$/,
    );
    expect(text.match(/^- .*\.md\)/gm), locale).toHaveLength(real.pages.size - 1);
    expect(text.match(/^## .*/gm)?.at(-1), locale).toBe('## Optional');
    expect(text, locale).not.toContain('404');
  }
});

test('llms.txt is in the language of its URL, and so are the files it links to', () => {
  const text = llmsTxt(real, 'nl', site);
  expect(text).toContain('\n## Diensten\n');
  expect(text).toContain('](https://www.example.com/nl/pricing.md): ');
  expect(text).toContain('](https://www.example.com/nl.md): ');
  expect(text).toContain('- [English](https://www.example.com/llms.txt)\n');
  expect(text).not.toContain('/nl/llms.txt');
});

test('llms.txt lists untranslated pages in English; a language without a home page has none', () => {
  const graph = graphOf({ index: ['en', 'nl'], about: ['en'] });
  expect(llmsLocales(graph)).toEqual(['en', 'nl']);
  expect(llmsTxt(graph, 'nl', site)).toContain('[About](https://www.example.com/about.md)');
});
