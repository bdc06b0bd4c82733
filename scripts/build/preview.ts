import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { locales } from '../../schema/languages.ts';
import { type LensData, pageDataAddress, wordsDataAddress } from '../../schema/lens.ts';
import { repositoryOf } from '../check/repository.ts';
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
  const input = lensInput(contentDir, repositoryOf(loadSite(), process.env));
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
    if (path !== '/') cpSync(join(outDir, fileOf(path)), join(outDir, path, 'index.html'));
  }
}
