import { concat } from './bytes.ts';

/**
 * A GLB file: a head of twelve bytes and two chunks, the JSON padded with spaces and the buffer, which is a multiple of
 * four bytes long (glTF 2.0, section 4.4).
 */
export function glbContainer(json: string, buffer: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new TextEncoder().encode(json);
  const text = new Uint8Array(Math.ceil(bytes.length / 4) * 4).fill(0x20);
  text.set(bytes);
  const length = 12 + 8 + text.length + 8 + buffer.length;
  return concat([
    words(0x46546c67, 2, length),
    words(text.length, 0x4e4f534a),
    text,
    words(buffer.length, 0x004e4942),
    buffer,
  ]);
}

/** Numbers of four bytes each, the least one first. */
function words(...numbers: number[]): Uint8Array {
  const data = new DataView(new ArrayBuffer(4 * numbers.length));
  for (const [place, number] of numbers.entries()) data.setUint32(4 * place, number, true);
  return new Uint8Array(data.buffer);
}
