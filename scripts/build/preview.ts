import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { locales } from '../../schema/languages.ts';
import { type LensData, lensAddress, pageDataAddress, wordsDataAddress } from '../../schema/lens.ts';
import { codeHostOf } from '../check/code-host.ts';
import { loadSite } from '../content/site.ts';
import { pageData, wordsData } from '../lens/data.ts';
import { lensInput } from '../lens/input.ts';
import { fileOf, pathsOf } from './prerender.ts';

/**
 * Makes a preview of a built site: what the lens shows for each page in each language, with links to the web editor
 * of the code host. Each page is written as the index of a folder too, since a simple static server knows no other
 * address without an ending.
 */
export function writePreview(contentDir: string, outDir: string): void {
  const input = lensInput(contentDir, codeHostOf(loadSite(), process.env));
  const write = (address: string, data: LensData): void => {
    const file = join(outDir, address);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(data));
  };
  for (const locale of locales) {
    write(wordsDataAddress(locale), wordsData(locale, input));
    for (const page of input.graph.pages.values()) {
      write(pageDataAddress(page.key, locale), pageData(page, locale, input));
    }
  }
  for (const path of pathsOf(input.graph)) {
    const file = join(outDir, fileOf(path));
    const document = withLens(readFileSync(file, 'utf8'));
    writeFileSync(file, document);
    if (path === '/') continue;
    mkdirSync(join(outDir, path), { recursive: true });
    writeFileSync(join(outDir, path, 'index.html'), document);
  }
}

/** A document with the lens in it, closed to search engines. */
function withLens(document: string): string {
  return document
    .replace('</head>', () => '<meta name="robots" content="noindex">\n</head>')
    .replace('</body>', () => `<script type="module" src="${lensAddress}"></script>\n</body>`);
}
