import pictures from './pictures.json';

/** What a page has to know about a picture before it is there. */
export interface PictureEntry {
  /** Size in pixels of the largest file. */
  readonly width: number;
  readonly height: number;
  /** Widths in pixels for which there are files. */
  readonly widths: readonly number[];
  /** Its average color, as #rrggbb. */
  readonly color: string;
}

export type PictureName = keyof typeof pictures;

/** The formats of each picture, the lightest first. */
export type PictureFormat = 'avif' | 'webp';

export const pictureEntry = (name: PictureName): PictureEntry => pictures[name];

/** The address of the picture in a width. */
export function pictureAddress(name: PictureName, width: number, format: PictureFormat): string {
  return `/pictures/${name}-${width}.${format}`;
}

/** The addresses of all widths, as `srcset` wants them. */
export function pictureSet(name: PictureName, format: PictureFormat): string {
  const { widths } = pictureEntry(name);
  return widths.map((width) => `${pictureAddress(name, width, format)} ${width}w`).join(', ');
}
