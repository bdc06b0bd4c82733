import { decodeText } from '../../check/core/index.ts';
import { type Format, type ReadDocument, Unreadable } from './document.ts';
import { poFormat, readPo } from './po.ts';
import { tmx } from './tmx.ts';
import { readXliff1, xliff1, xliff1Namespace } from './xliff1.ts';
import { readXliff2, xliff2, xliff2Namespace } from './xliff2.ts';
import { readXml } from './xml.ts';

/** The formats that can be written, by the name of `--format`. */
export const formats = { xliff1, xliff2, po: poFormat, tmx } as const satisfies { [name: string]: Format };

export type FormatName = keyof typeof formats;

/**
 * Reads a file returned by a tool; the format is detected from its content.
 *
 * @param name the file, for messages
 * @throws Unreadable when it is broken, or does not belong to the project
 */
export function readDocument(bytes: Uint8Array, name: string): ReadDocument {
  const text = decodeText(bytes);
  if (text === undefined || text.includes('\0')) throw new Unreadable('it is not in UTF-8.');
  const document = text.trimStart().startsWith('<') ? readXliff(text, name) : readPo(text, name);
  const { count, units } = document;
  if (count === undefined)
    throw new Unreadable(
      'it was not written by “npm run exchange -- export”, or a tool has made another file of it.',
    );
  if (units.length !== Number(count))
    throw new Unreadable(`it has ${units.length} units, and had ${count} when it was exported.`);
  return document;
}

function readXliff(text: string, name: string): ReadDocument {
  const root = readXml(text);
  if (root.namespace === xliff1Namespace) return readXliff1(root, name);
  if (root.namespace === xliff2Namespace) return readXliff2(root, name);
  if (root.name === 'tmx')
    throw new Unreadable('a TMX is a memory for tools; give back the file that was translated.');
  throw new Unreadable(`<${root.name}> is neither XLIFF 1.2 nor 2.1.`, root.line);
}
