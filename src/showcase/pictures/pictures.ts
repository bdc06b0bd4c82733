import pictures from './pictures.json';

/** Metadata of a picture, needed before it loads. */
export interface PictureEntry {
  /** Size in pixels of the largest file. */
  readonly width: number;
  readonly height: number;
  /** Available widths in pixels. */
  readonly widths: readonly number[];
}

export type PictureName = keyof typeof pictures;

/** The formats of each picture, smallest files first. */
export type PictureFormat = 'avif' | 'webp';

export const pictureEntry = (name: PictureName): PictureEntry => pictures[name];

/** Returns the URL of a picture in one of its widths. */
export function pictureAddress(name: PictureName, width: number, format: PictureFormat): string {
  return `/pictures/${name}-${width}.${format}`;
}

/** Returns the `srcset` of all widths. */
export function pictureSet(name: PictureName, format: PictureFormat): string {
  const { widths } = pictureEntry(name);
  return widths.map((width) => `${pictureAddress(name, width, format)} ${width}w`).join(', ');
}
