import type { PictureEntry } from './entry.ts';
import pictures from './pictures.json';

export type PictureName = keyof typeof pictures;

/** The formats of each picture, the lightest first. */
export type PictureFormat = 'avif' | 'webp';

/** What is known about the picture. */
export function pictureEntry(name: PictureName): PictureEntry {
  return pictures[name];
}

/** The address of the picture in a width. */
export function pictureAddress(name: PictureName, width: number, format: PictureFormat): string {
  return `/pictures/${name}-${width}.${format}`;
}

/** The addresses of all widths, as `srcset` wants them. */
export function pictureSet(name: PictureName, format: PictureFormat): string {
  return pictureEntry(name)
    .widths.map((width) => `${pictureAddress(name, width, format)} ${width}w`)
    .join(', ');
}
