import { decodeText } from '../../check/core/index.ts';
import type { Format, ReadDocument } from './document.ts';
import { readPo, writePo } from './po.ts';
import { writeTmx } from './tmx.ts';
import { readXliff, writeXliff } from './xliff.ts';

/** The formats that can be written, by their names for `--format`. */
export const formats = { xliff1: writeXliff, po: writePo, tmx: writeTmx } satisfies {
  [name: string]: Format;
};

export type FormatName = keyof typeof formats;

/**
 * Reads a file returned by a tool; the format is detected from its content.
 *
 * @throws Error when it is broken, is not an exchange file, or uses features that exchange files do not need
 */
export function readDocument(bytes: Uint8Array): ReadDocument {
  const text = decodeText(bytes);
  if (text === undefined || text.includes('\0')) throw new Error('it is not encoded in UTF-8.');
  return text.trimStart().startsWith('<') ? readXliff(text) : readPo(text);
}
