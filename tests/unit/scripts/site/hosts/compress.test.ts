import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress, quality } from '../../../../../scripts/site/hosts/compress.ts';
import { temporaryFolder } from '../../../../content/fixture.ts';

test('compresses only files that shrink', async () => {
  const text = 'The same again. '.repeat(100);
  const root = temporaryFolder({
    'nl/about.html': text,
    'model.glb': text,
    'small.html': 'Too small to gain.',
    'picture.webp': text,
    'model.usdz': text,
    'vercel.json': text,
    _headers: text,
  });
  expect(await compress(root, quality.quick)).toBe(2);
  // Again, as when a folder is built twice: variants get no variants.
  expect(await compress(root, quality.quick)).toBe(2);
  for (const file of ['nl/about.html', 'model.glb']) {
    expect(String(brotliDecompressSync(readFileSync(join(root, `${file}.br`))))).toBe(text);
    expect(String(gunzipSync(readFileSync(join(root, `${file}.gz`))))).toBe(text);
  }
  for (const file of ['small.html', 'picture.webp', 'model.usdz', 'vercel.json', '_headers', 'model.glb.br'])
    expect(existsSync(join(root, `${file}.br`)), file).toBe(false);
});
