import { endOfFrontmatter } from '../frontmatter.ts';
import type { ParsedFile } from '../graph.ts';
import { type Place, placeAt } from '../located.ts';
import type { Pair } from '../pairs.ts';
import { recordField } from '../record-names.ts';
import { partsOf } from './english.ts';
import { formatRecord, type PageRecord, recordOf } from './record.ts';

/** How commands name a translated file: “nl/pricing”. */
export const nameOfPair = ({ translation }: Pair): string => `${translation.folder}/${translation.key}`;

/** The record of a page as a line of frontmatter. */
export const recordLine = (record: PageRecord): string => `${recordField}: ${formatRecord(record)}`;

/** The line that says that a page is translated from English as it is now, and where it belongs. */
export function currentLine(pair: Pair): { line: string; place: Place; isThere: boolean } {
  const { record, text } = pair.translation;
  const place = record?.place ?? placeAt(text, endOfFrontmatter(text) ?? 0);
  return { line: recordLine(recordOf(partsOf(pair))), place, isThere: record !== undefined };
}

/**
 * Says where to write the line of a page, and the line. It is named by how it begins: its number is another as soon as
 * something above it has changed.
 */
export function pasteOf(pair: Pair): string {
  const { line, place, isThere } = currentLine(pair);
  return isThere
    ? `write this line in place of the one that begins with “${recordField}:” (line ${place.line}): ${line}`
    : `add this line above the second --- (line ${place.line}): ${line}`;
}

/** What to write into the record of a namespace for one key: a line in place of another, or above one. */
export interface WordLine {
  line: string;
  how: 'in place of' | 'above';
  /** The key of that line. Where several lines are added, those below have other numbers after the first. */
  of: string;
  /** Number of that line. */
  number: number;
}

/**
 * The line to paste into the record of a namespace for one key; with it the file is whole again, commas
 * included. `undefined` when the record holds nothing yet.
 */
export function wordLine(record: ParsedFile, key: string, digits: string): WordLine | undefined {
  const keys = Object.keys(record.data?.value as object);
  const range = record.data?.rangeOf([key]);
  if (range) {
    const [from, to] = range;
    const start = record.text.lastIndexOf('\n', from) + 1;
    const [rest = ''] = record.text.slice(to).split(/\r?\n/, 1);
    const line = `${record.text.slice(start, from)}"${digits}"${rest}`;
    return { line, how: 'in place of', of: key, number: placeAt(record.text, from).line };
  }
  // Never as the last one, which has no comma after it.
  const next = keys.find((other) => other > key) ?? keys.at(-1);
  if (next === undefined) return undefined;
  const line = `  ${JSON.stringify(key)}: "${digits}",`;
  return { line, how: 'above', of: next, number: record.data?.locate([next], 'key').line ?? 1 };
}

/** Path of the record of a namespace, as findings name it. */
export const recordPath = ({ path }: Pick<ParsedFile, 'path'>): string =>
  path.replace(/\.json$/, '.source.json');
