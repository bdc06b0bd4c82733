import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { htmlFileOf } from '../../site/prerender/pages.ts';

const weightOf = (content: string | Buffer): number => brotliCompressSync(content).length;

/** Returns the Brotli-compressed bytes of a first visit to a page: its document, and the scripts that it names. */
export function firstLoad(outDir: string, path: string): { html: number; scripts: number } {
  const document = readFileSync(join(outDir, htmlFileOf(path)), 'utf8');
  const scripts = new Set(document.match(/\/assets\/[^" ]+\.js/g));
  return {
    html: weightOf(document),
    scripts: [...scripts].reduce((sum, file) => sum + weightOf(readFileSync(join(outDir, file))), 0),
  };
}
