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
