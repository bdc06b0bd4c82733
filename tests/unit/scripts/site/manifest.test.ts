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

test('a maskable icon fills its corners and keeps its mark in the safe zone', async () => {
  const { data, info } = await sharp(join(root, 'public/icon-maskable-512.png'))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = [...data.subarray(0, 4)];
  expect(ground[3]).toBe(255);
  let outside = 0;
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      // The safe zone: a circle with 40 % of the width as its radius (W3C Application Manifest, “Icon masks”).
      if (Math.hypot(x - 255.5, y - 255.5) <= 0.4 * 512) continue;
      const at = (y * info.width + x) * 4;
      if (ground.some((value, channel) => Math.abs(value - (data[at + channel] ?? 0)) > 8)) outside += 1;
    }
  }
  expect(outside).toBe(0);
});

test('the document has the theme color of the manifest', () => {
  expect(readFileSync(join(root, 'index.html'), 'utf8')).toContain(`content="${paper}"`);
});
