import { bounds } from '../geometry/mesh.ts';
import { concat } from './concat.ts';

/** Number types with their glTF codes (glTF 2.0, section 3.6.2.2) and sizes in bytes. */
const types = {
  BYTE: { componentType: 5120, size: 1 },
  SHORT: { componentType: 5122, size: 2 },
  FLOAT: { componentType: 5126, size: 4 },
} as const;

/** A vertex attribute with a fixed number of values per vertex. Integers represent −1 to 1. */
export interface Column {
  readonly attribute: string;
  readonly type: keyof typeof types;
  readonly rows: readonly (readonly number[])[];
}

/** The uses of a buffer view (section 5.11.5). */
const target = { vertices: 34962, indices: 34963 } as const;

/** The buffer of a glTF file; everything is aligned to four bytes, as required for vertices (section 3.6.2.4). */
export class GltfBuffer {
  readonly bufferViews: object[] = [];
  readonly accessors: object[] = [];
  readonly #parts: Uint8Array[] = [];
  #length = 0;

  get bytes(): Uint8Array<ArrayBuffer> {
    return concat(this.#parts);
  }

  /** Adds raw bytes, such as those of an image; returns the index of their buffer view. */
  view(data: Uint8Array, use: object = {}): number {
    const padded = new Uint8Array(fours(data.length));
    padded.set(data);
    this.#parts.push(padded);
    const view = { buffer: 0, byteOffset: this.#length, byteLength: data.length, ...use };
    this.#length += padded.length;
    return this.bufferViews.push(view) - 1;
  }

  /** Adds the corners of triangles; returns the index of the accessor. A mesh has at most 65,535 vertices. */
  indices(corners: readonly number[]): number {
    const bytes = new Uint8Array(Uint16Array.from(corners).buffer);
    const bufferView = this.view(bytes, { target: target.indices });
    return this.#accessor({ bufferView, type: 'SCALAR', componentType: 5123, count: corners.length });
  }

  /** Adds interleaved vertices; returns the index of each attribute's accessor. */
  vertices(columns: readonly Column[]): { [attribute: string]: number } {
    const widths = columns.map(({ type, rows }) => fours(types[type].size * (rows[0]?.length ?? 0)));
    const starts = widths.map((_, place) => sum(widths.slice(0, place)));
    const byteStride = sum(widths);
    const count = columns[0]?.rows.length ?? 0;
    const bytes = new Uint8Array(byteStride * count);
    const data = new DataView(bytes.buffer);
    columns.forEach(({ type, rows }, column) => {
      rows.forEach((row, index) => {
        row.forEach((value, place) => {
          const at = index * byteStride + (starts[column] ?? 0) + place * types[type].size;
          if (type === 'FLOAT') data.setFloat32(at, value, true);
          else if (type === 'SHORT') data.setInt16(at, value, true);
          else data.setInt8(at, value);
        });
      });
    });
    const bufferView = this.view(bytes, { byteStride, target: target.vertices });
    return Object.fromEntries(
      columns.map(({ attribute, type, rows }, column) => [
        attribute,
        this.#accessor({
          bufferView,
          byteOffset: starts[column],
          type: `VEC${rows[0]?.length}`,
          componentType: types[type].componentType,
          count,
          ...(type !== 'FLOAT' && { normalized: true }),
          // Bounds are required for positions only (section 3.7.2.1).
          ...(attribute === 'POSITION' && bounds(rows)),
        }),
      ]),
    );
  }

  #accessor(accessor: object): number {
    return this.accessors.push(accessor) - 1;
  }
}

const fours = (length: number): number => Math.ceil(length / 4) * 4;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
