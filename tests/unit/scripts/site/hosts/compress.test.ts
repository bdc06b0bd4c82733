import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compress, quality } from '../../../../../scripts/site/hosts/compress.ts';
import { temporaryFolder } from '../../../../content/fixture.ts';

// conformance.test.ts decompresses the variants.
test('compresses only files that shrink', async () => {
  const text = 'The same again. '.repeat(100);
  const files = ['_headers', 'about.html', 'model.glb', 'model.usdz', 'picture.webp', 'vercel.json'];
  const folder = temporaryFolder({
    ...Object.fromEntries(files.map((file) => [file, text])),
    'small.html': 'Too small to gain.',
  });
  expect(await compress(folder, quality.quick)).toBe(2);
  // Compressing again, as when a folder is built twice, gives variants no variants.
  expect(await compress(folder, quality.quick)).toBe(2);
  const variants = readdirSync(folder).filter((file) => /\.(?:br|gz)$/.test(file));
  expect(variants.sort()).toEqual(['about.html.br', 'about.html.gz', 'model.glb.br', 'model.glb.gz']);
});
