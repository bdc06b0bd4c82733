/** The configuration of the modular shelf. */
export interface ShelfSize {
  readonly columns: number;
  readonly rows: number;
  /** Clear width of a unit in meters. */
  readonly unit: number;
}

/** The values that can be configured. */
export const shelfSizes = { columns: [1, 2, 3, 4], rows: [2, 3, 4, 5], unit: [0.45, 0.6, 0.75] } as const;

/** The shelf in the pictures. */
export const defaultShelf: ShelfSize = { columns: 3, rows: 4, unit: 0.6 };
