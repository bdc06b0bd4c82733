import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Locale } from '../../../schema/languages.ts';
import { type SearchPage, searchPath } from '../../../src/features/search/sections.ts';
import type { Graph } from '../../content/graph.ts';
import { searchFileOf } from './search-file.ts';

/** Writes one file per language, from which the browser builds its index. */
export function writeSearchFiles(
  outDir: string,
  graph: Graph,
  pagesOf: ReadonlyMap<Locale, SearchPage[]>,
): void {
  for (const [locale, pages] of pagesOf) {
    const file = join(outDir, searchPath(locale));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(searchFileOf(graph, locale, pages)));
  }
}
