/** How the modular shelf is put together. */
export interface ShelfSize {
  /** Units side by side. */
  readonly columns: number;
  /** Units above each other. */
  readonly rows: number;
  /** Clear width of a unit in meters. */
  readonly unit: number;
}

/** What the shelf can be. */
export const shelfSizes = { columns: [1, 2, 3, 4], rows: [2, 3, 4, 5], unit: [0.45, 0.6, 0.75] } as const;

/** The shelf that the pictures show. */
export const defaultShelf: ShelfSize = { columns: 3, rows: 4, unit: 0.6 };
