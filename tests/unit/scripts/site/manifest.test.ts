import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { root } from '../../../../scripts/setup/root.ts';
import { manifestOf, paper } from '../../../../scripts/site/web-manifest.ts';

const manifest = manifestOf({ company: 'Hulma' }) as {
  icons: { src: string; sizes: string; type: string; purpose: string }[];
};

test('every icon exists in the stated size and type', async () => {
  for (const { src, sizes, type } of manifest.icons) {
    const { width, height, format } = await sharp(join(root, 'public', src)).metadata();
    expect([`${width}x${height}`, `image/${format}`], src).toEqual([sizes, type]);
  }
  expect(manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ]);
});

test('the document has the theme color of the manifest', () => {
  expect(readFileSync(join(root, 'index.html'), 'utf8')).toContain(`content="${paper}"`);
});
