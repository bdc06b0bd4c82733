import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictures as offered } from '../../../../../schema/pictures.ts';
import { pictureSources } from '../../../../../scripts/assets/pictures/list.ts';
import pictures from '../../../../../src/showcase/pictures/pictures.json';
import {
  type PictureName,
  pictureAddress,
  pictureEntry,
} from '../../../../../src/showcase/pictures/pictures.ts';

const names = Object.keys(pictures) as PictureName[];
const formats = ['avif', 'webp'] as const;
const file = (address: string) => fileURLToPath(new URL(`../../../../../public${address}`, import.meta.url));

test('every defined picture exists, and content can name it', () => {
  expect(names.toSorted()).toEqual(pictureSources.map(({ name }) => name).toSorted());
  expect([...offered].toSorted()).toEqual(names.toSorted());
});

test('there are no unused picture files', () => {
  const requested = names.flatMap((name) =>
    pictureEntry(name).widths.flatMap((width) =>
      formats.map((format) => pictureAddress(name, width, format)),
    ),
  );
  expect(readdirSync(file('/pictures')).toSorted()).toEqual(
    requested.map((address) => address.slice(10)).toSorted(),
  );
});

test.each(names)('%s has the sizes in the manifest, and is light enough for a phone', async (name) => {
  const { width, height, widths } = pictureEntry(name);
  for (const target of widths) {
    for (const format of formats) {
      const real = await sharp(file(pictureAddress(name, target, format))).metadata();
      expect(real.width).toBe(target);
      expect(Math.abs(real.height - (target * height) / width)).toBeLessThanOrEqual(1);
    }
    const limit = target <= 480 ? 30_000 : target <= 960 ? 60_000 : 160_000;
    const { size } = statSync(file(pictureAddress(name, target, 'avif')));
    expect(size, `${target} px`).toBeLessThanOrEqual(limit);
  }
});

test('the four views of the chair align exactly', () => {
  const sizes = (['chair-wireframe', 'chair-clay', 'chair-textured', 'chair-final'] as const).map((name) => {
    const { width, height } = pictureEntry(name);
    return `${width} × ${height}`;
  });
  expect(new Set(sizes).size).toBe(1);
});
