import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, Plugin } from 'vite';
import type { Locale } from '../../schema/languages.ts';
import { markdownPath } from '../../schema/markdown-path.ts';
import { notFoundKey } from '../../schema/page-key.ts';
import type { Site } from '../../schema/site.ts';
import { headOf } from '../../src/app/head.ts';
import { type SearchPage, searchPath } from '../../src/features/search/sections.ts';
import { shownLocale } from '../content/graph.ts';
import type { ContentSource } from '../content/source.ts';
import { redirectsOf } from './hosts/redirects.ts';
import { toastStyles } from './hosts/toast-styles.ts';
import { writeHostFiles } from './hosts/write.ts';
import { inlineScript } from './inline-script.ts';
import { pageFacts } from './page-modules.ts';
import { assetFinder } from './prerender/assets.ts';
import {
  type BuildFolder,
  buildFolder,
  createFolder,
  publish,
  removeFolder,
} from './prerender/build-folder.ts';
import { documentOf } from './prerender/document.ts';
import { htmlFileOf, screensOf } from './prerender/pages.ts';
import { searchFileOf, searchPageOf } from './search/search-file.ts';
import { llmsLocales, llmsPath, llmsTxt } from './seo/llms.ts';
import { markdownOf } from './seo/markdown.ts';
import { robotsTxt, sitemapXml } from './seo/sitemap.ts';
import { structuredDataOf } from './seo/structured-data.ts';
import { outdatedImagesNotice } from './social/social-image.ts';

/**
 * Vite plugin: makes `vite build` write the whole site. The build has two environments: one for the browser, and one
 * that renders the same screens on Node, to one HTML file per URL. Files for search engines and hosts are added. The
 * new site replaces the previous one once it is complete.
 *
 * @param finish adds files to the finished site
 */
export function prerender(
  source: ContentSource,
  site: Site,
  finish?: (folder: string) => Promise<void>,
): Plugin {
  let outDir = '';
  let folder: BuildFolder;
  return {
    name: 'hulma:prerender',
    apply: 'build',
    config(config) {
      outDir = resolve(config.root ?? '', config.build?.outDir ?? 'dist');
      folder = buildFolder(outDir);
      return {
        // One configuration for both environments, so that content is read once.
        builder: { sharedConfigBuild: true, sharedPlugins: true },
        environments: {
          client: { build: { outDir: folder.client, manifest: true } },
          ssr: {
            // The output folder may be outside the project, where Node finds no packages.
            resolve: { noExternal: true },
            build: {
              outDir: folder.ssr,
              ssr: true,
              minify: false,
              copyPublicDir: false,
              rolldownOptions: {
                input: 'src/prerender.tsx',
                // A single file: Node takes longer to open thousands of files than to read their contents.
                output: { codeSplitting: false, entryFileNames: 'prerender.js' },
                checks: { ineffectiveDynamicImport: false, pluginTimings: false },
              },
            },
          },
        },
      };
    },
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr)
        throw new Error('Vite did not set up the “client” and “ssr” environments of the build.');
      const { logger } = builder.config;
      createFolder(folder);
      try {
        await builder.build(client);
        await builder.build(ssr);
        const pages = await writePages(folder, source, site);
        await finish?.(folder.client);
        publish(folder, outDir);
        logger.info(`${pages} pages in ${outDir}`);
      } finally {
        removeFolder(folder);
      }
      const advice = outdatedImagesNotice(source.graph(), site.company);
      if (advice) logger.info(advice);
    },
  };
}

/**
 * Writes an HTML file per URL, a Markdown file per page and language, and the files for search and hosts.
 *
 * @returns the number of HTML files
 */
async function writePages({ client, ssr }: BuildFolder, source: ContentSource, site: Site): Promise<number> {
  const template = readAndRemove(join(client, 'index.html'));
  const manifest = JSON.parse(readAndRemove(join(client, '.vite', 'manifest.json'))) as Manifest;
  rmSync(join(client, '.vite'), { recursive: true });
  const assetsOf = assetFinder(manifest, template);
  const sheets = new Map<string, string>();
  const sheetOf = (address: string): string => {
    const text = sheets.get(address) ?? readFileSync(join(client, address), 'utf8').trim();
    sheets.set(address, text);
    return text;
  };
  const write = (path: string, text: string): void => {
    const file = join(client, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const graph = source.graph();
  const screens = screensOf(graph);
  const searchPages = new Map<Locale, SearchPage[]>();
  const { render }: typeof import('../../src/prerender.tsx') = await import(
    pathToFileURL(join(ssr, 'prerender.js')).href
  );
  for (const { page, locale, addresses } of screens) {
    const html = await render(addresses[0]);
    const shown = shownLocale(page, locale);
    const parts = {
      locale,
      ...headOf(pageFacts(source, site, shown, page), locale, site),
      structuredData: structuredDataOf(graph, page, shown, site),
      html,
      assets: assetsOf({ key: page.key, locale, shown }),
    };
    for (const address of addresses) {
      write(htmlFileOf(address), documentOf(template, parts, sheetOf));
    }
    if (page.key === notFoundKey) continue;
    searchPages.set(locale, [...(searchPages.get(locale) ?? []), searchPageOf(page, locale, html, site)]);
    if (shown === locale) write(markdownPath(page.key, locale), markdownOf(html, site.url));
  }
  for (const [locale, pages] of searchPages)
    write(searchPath(locale), JSON.stringify(searchFileOf(graph, locale, pages)));
  write('sitemap.xml', sitemapXml(graph, site, source.lastChanged()));
  write('robots.txt', robotsTxt(site));
  for (const locale of llmsLocales(graph)) write(llmsPath(locale), llmsTxt(graph, locale, site));
  // The policy allows only these: the inline scripts and styles of the pages, and sonner's styles.
  writeHostFiles(
    client,
    { scripts: [inlineScript], styles: [...sheets.values(), ...toastStyles()] },
    site,
    redirectsOf(site, graph.pages.keys()),
  );
  return screens.flatMap(({ addresses }) => addresses).length;
}

/** Reads and removes a file that is not part of the site. */
function readAndRemove(file: string): string {
  const text = readFileSync(file, 'utf8');
  rmSync(file);
  return text;
}
