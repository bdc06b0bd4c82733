import { readFileSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from './content-types.ts';
import { isHostFile } from './host-files.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Below this size, compression saves no network packets. */
const minBytes = 1_024;

/**
 * Brotli quality, 0–11. `best` takes twenty times as long as `quick`, and its files are a sixth smaller: worth it for
 * deployment, but not for local previews.
 */
export const quality = { quick: 5, best: 11 };

/**
 * Writes `about.html.br` and `about.html.gz` beside each compressible file of at least 1 kB, for hosts that serve
 * precompressed files (nginx, `npm start`). Runs on Node's thread pool.
 *
 * @returns the number of files that now have variants
 */
export async function compress(dir: string, brotliQuality: number): Promise<number> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && isCompressible(entry.name) && !isHostFile(`/${entry.name}`))
    .map((entry) => join(entry.parentPath, entry.name));
  const written = await Promise.all(files.map((file) => compressFile(file, brotliQuality)));
  return written.filter(Boolean).length;
}

async function compressFile(file: string, brotliQuality: number): Promise<boolean> {
  const content = readFileSync(file);
  if (content.length < minBytes) return false;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([brotliAsync(content, { params }), gzipAsync(content, { level: 9 })]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
  return true;
}
