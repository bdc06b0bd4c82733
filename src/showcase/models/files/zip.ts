import { concat, crc32 } from './bytes.ts';

export interface ZipEntry {
  readonly name: string;
  readonly data: Uint8Array;
}

/**
 * A ZIP archive without compression whose files start at multiples of 64 bytes, as USDZ demands. It carries the
 * oldest date a ZIP can carry, so that the same files make the same archive.
 */
export function zip(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, data } of entries) {
    const path = new TextEncoder().encode(name);
    const crc = crc32(data);
    const unpadded = offset + 30 + path.length;
    // An extra field takes at least its own head of four bytes.
    const padding = 4 + ((64 - ((unpadded + 4) % 64)) % 64);
    const extra = new Uint8Array(padding);
    new DataView(extra.buffer).setUint16(0, 0x1986, true);
    new DataView(extra.buffer).setUint16(2, padding - 4, true);
    parts.push(
      header(0x04034b50, [20, 0, 0, 0, dosDate], [crc, data.length, data.length], [path.length, padding]),
      path,
      extra,
      data,
    );
    directory.push(
      header(
        0x02014b50,
        [20, 20, 0, 0, 0, dosDate],
        [crc, data.length, data.length],
        [path.length, 0, 0, 0, 0, 0, 0],
        [offset],
      ),
      path,
    );
    offset = unpadded + padding + data.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const end = header(0x06054b50, [0, 0, entries.length, entries.length], [size, offset], [0]);
  return concat([...parts, ...directory, end]);
}

/** The first of January 1980. */
const dosDate = 0x21;

/** A record of ZIP: its signature, then numbers of two and of four bytes in turns. */
function header(signature: number, ...fields: readonly (readonly number[])[]): Uint8Array {
  const size = fields.reduce((sum, group, index) => sum + group.length * (index % 2 === 0 ? 2 : 4), 4);
  const result = new Uint8Array(size);
  const view = new DataView(result.buffer);
  view.setUint32(0, signature, true);
  let offset = 4;
  fields.forEach((group, index) => {
    for (const value of group) {
      if (index % 2 === 0) view.setUint16(offset, value, true);
      else view.setUint32(offset, value, true);
      offset += index % 2 === 0 ? 2 : 4;
    }
  });
  return result;
}
