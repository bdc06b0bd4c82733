import type { Texture } from '../texture.ts';
import { concat, crc32 } from './bytes.ts';

/**
 * The texture as PNG, without compression: what a compressor makes differs from one version to the next, and the
 * files have to come out the same everywhere.
 */
export function toPng({ width, height, pixels }: Texture): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = new Uint8Array((width + 1) * height);
  for (let row = 0; row < height; row++) {
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  return concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', stored(rows)),
    chunk('IEND', new Uint8Array(0)),
  ]);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const named = concat([new TextEncoder().encode(type), data]);
  const ends = new Uint8Array(8);
  new DataView(ends.buffer).setUint32(0, data.length);
  new DataView(ends.buffer).setUint32(4, crc32(named));
  return concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}

/** A zlib stream of stored blocks. */
function stored(data: Uint8Array): Uint8Array {
  const largest = 0xffff;
  const parts: Uint8Array[] = [Uint8Array.of(0x78, 0x01)];
  for (let start = 0; start < data.length; start += largest) {
    const block = data.subarray(start, start + largest);
    const head = new Uint8Array(5);
    const view = new DataView(head.buffer);
    view.setUint8(0, start + largest >= data.length ? 1 : 0);
    view.setUint16(1, block.length, true);
    view.setUint16(3, ~block.length & 0xffff, true);
    parts.push(head, block);
  }
  const sum = new Uint8Array(4);
  new DataView(sum.buffer).setUint32(0, adler32(data));
  return concat([...parts, sum]);
}

function adler32(data: Uint8Array): number {
  let [a, b] = [1, 0];
  for (const byte of data) {
    a = (a + byte) % 65521;
    b = (b + a) % 65521;
  }
  return ((b << 16) | a) >>> 0;
}
