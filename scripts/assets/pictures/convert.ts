import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PictureEntry } from '../../../src/showcase/pictures/pictures.ts';

const formats = {
  // These pictures have sharp edges between saturated colors, so chroma is not subsampled.
  avif: { quality: 66, effort: 5, chromaSubsampling: '4:4:4' },
  webp: { quality: 84, effort: 5, smartSubsample: true },
} as const;

/**
 * Writes a picture in every width, up to its own, as AVIF and WebP named `<name>-<width>`; returns its manifest entry.
 */
export async function convert(
  image: Buffer,
  name: string,
  widths: readonly number[],
  folder: string,
): Promise<PictureEntry> {
  mkdirSync(folder, { recursive: true });
  const oldFile = new RegExp(`^${name}-\\d+\\.(avif|webp)$`);
  for (const file of readdirSync(folder)) if (oldFile.test(file)) rmSync(join(folder, file));
  const { width, height } = await sharp(image).metadata();
  const availableWidths = [...new Set(widths.map((target) => Math.min(target, width)))];
  for (const target of availableWidths) {
    const small = sharp(image).toColorspace('srgb').resize({ width: target, kernel: 'lanczos3' });
    for (const [format, options] of Object.entries(formats) as [keyof typeof formats, object][]) {
      const file = join(folder, `${name}-${target}.${format}`);
      await small.clone().toFormat(format, options).toFile(file);
    }
  }
  const largest = Math.max(...availableWidths);
  return { width: largest, height: Math.round((largest * height) / width), widths: availableWidths };
}
