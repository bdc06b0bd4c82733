import { zlibSync } from 'three/addons/libs/fflate.module.js';
import type { Texture } from '../texture.ts';
import { concat } from './concat.ts';

/** Returns the texture as uncompressed PNG: compressors differ by version, and files must be identical. */
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
  const data = zlibSync(rows, { level: 0 });
  return concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', new Uint8Array(0))]);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const named = concat([new TextEncoder().encode(type), data]);
  const ends = new DataView(new ArrayBuffer(8));
  ends.setUint32(0, data.length);
  ends.setUint32(4, crc32(named));
  return concat([new Uint8Array(ends.buffer, 0, 4), named, new Uint8Array(ends.buffer, 4)]);
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
