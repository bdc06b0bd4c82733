import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { fileOf } from '../../site/prerender/pages.ts';

/** Bytes of a page a visitor opens first, compressed with Brotli as hosts send them. */
export interface FirstLoad {
  path: string;
  /** The document with the styles in it. */
  html: number;
  scripts: number;
  /** Everything, as a multiple of the document: what the scripts add to a page without any. */
  ratio: number;
}

/** Many pages name the same files, whose names change with what is in them. */
const weights = new Map<string, number>();

function weightOf(file: string): number {
  const weight = weights.get(file) ?? brotliCompressSync(readFileSync(file)).length;
  weights.set(file, weight);
  return weight;
}

/** Measures what the HTML of a page and all it names weigh; scripts loaded later do not count. */
export function firstLoad(outDir: string, path: string): FirstLoad {
  const document = readFileSync(join(outDir, fileOf(path)), 'utf8');
  const weigh = (pattern: RegExp): number =>
    [...new Set([...document.matchAll(pattern)].map(([, file]) => file ?? ''))]
      .map((file) => weightOf(join(outDir, file)))
      .reduce((sum, size) => sum + size, 0);
  const html = brotliCompressSync(document).length;
  const scripts = weigh(/(\/assets\/[^" ]+\.js)/g);
  return { path, html, scripts, ratio: (html + scripts) / html };
}
