import type { Locator } from 'playwright';
import sharp from 'sharp';

/** What an element looks like. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Takes a picture of an element. */
export async function pixelsOf(element: Locator): Promise<Pixels> {
  const { data, info } = await sharp(await element.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** How many pixels differ so much that they can be told apart by eye. */
export function differing(one: Pixels, other: Pixels): number {
  if (one.width !== other.width || one.height !== other.height) return one.width * one.height;
  let count = 0;
  for (let index = 0; index < one.data.length; index += 3) {
    const differs = [0, 1, 2].some(
      (channel) => Math.abs((one.data[index + channel] ?? 0) - (other.data[index + channel] ?? 0)) > 12,
    );
    if (differs) count += 1;
  }
  return count;
}
