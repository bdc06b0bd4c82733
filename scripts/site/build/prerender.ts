import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Manifest } from 'vite';
import { locales } from '../../../schema/languages.ts';
import { markdownPath } from '../../../schema/markdown-path.ts';
import { localizedPath, notFoundKey, splitPrefix } from '../../../schema/page-key.ts';
import type { Site } from '../../../schema/site.ts';
import type { RenderedScreen } from '../../../src/prerender.tsx';
import type { Graph } from '../../content/graph.ts';
import { root } from '../config.ts';
import { prefixed } from '../routes.ts';
import { markdownOf } from '../seo/markdown.ts';
import { storedLanguageScript } from '../stored-language.ts';
import { assetFinder } from './assets.ts';
import { documentOf } from './document.ts';
import { draw } from './draw.ts';
import { startScript } from './start.ts';

/** What was written. */
export interface Prerendered {
  /** Number of HTML files. */
  pages: number;
  /** Everything that stands between tags of script or style, for the content security policy. */
  inline: { scripts: string[]; styles: string[] };
}

/**
 * Writes every address of the site as an HTML file: each page without a prefix and under each language, and
 * a not-found page for each language; and each page in each language it exists in as Markdown.
 *
 * @param bundle file of `render-thread.ts`, with the pages beside it
 */
export async function prerender(
  bundle: string,
  graph: Graph,
  outDir: string,
  site: Pick<Site, 'url'>,
): Promise<Prerendered> {
  const template = readFileSync(`${root}/index.html`, 'utf8');
  const manifestFile = join(outDir, '.vite', 'manifest.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  rmSync(dirname(manifestFile), { recursive: true });
  const assetsOf = assetFinder(manifest, graph.contentDir);
  const sheets = new Map<string, string>();
  const sheetOf = (address: string): string => {
    const text = sheets.get(address) ?? readFileSync(join(outDir, address), 'utf8').trim();
    sheets.set(address, text);
    return text;
  };
  const addresses = addressesOf(graph);
  const write = (path: string, text: string): void => {
    const file = join(outDir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  for await (const [path, screen] of draw(bundle, [...addresses.keys()])) {
    for (const address of addresses.get(path) ?? []) {
      const script = splitPrefix(address).prefix ? undefined : storedLanguageScript;
      write(fileOf(address), documentOf(template, screen, assetsOf(screen), sheetOf, script));
    }
    const twin = twinOf(path, screen);
    if (twin) write(twin, markdownOf(screen.html, site.url));
  }
  const inline = { scripts: [storedLanguageScript, startScript], styles: [...sheets.values()] };
  return { pages: [...addresses.values()].flat().length, inline };
}

/** Path of the Markdown twin of an address; copies of a page and the not-found page have none. */
function twinOf(path: string, { file, contentLocale }: RenderedScreen): string | undefined {
  const key = file.slice(contentLocale.length + 1).replace(/\.mdx$/, '');
  const isOriginal = key !== notFoundKey && path === localizedPath(key, contentLocale);
  return isOriginal ? markdownPath(key, contentLocale) : undefined;
}

/** Every address that is written: `/about`, `/en/about`, `/nl/about`, …, and `/404` for each language. */
export function pathsOf(graph: Graph): string[] {
  return [...addressesOf(graph).values()].flat();
}

/** The addresses that show a screen, by the first of them: English ones stand under `/en/` as well. */
function addressesOf(graph: Graph): Map<string, string[]> {
  const screens = [...graph.pages.keys()].flatMap((key) =>
    locales.map((locale) => [...new Set([localizedPath(key, locale), prefixed(key, locale)])]),
  );
  return new Map(screens.map((addresses) => [addresses[0] as string, addresses]));
}

/** The file of an address: `/nl/about` is `nl/about.html`, `/` is `index.html`, `/nl` is `nl.html`. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
