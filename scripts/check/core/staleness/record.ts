import { createHash } from 'node:crypto';
import { memoize } from '../memoize.ts';
import { isContent } from '../translation.ts';
import type { Part } from './parts.ts';
import { wordsOf } from './words.ts';

/** The frontmatter field that records which English text a page was translated from. */
export const recordField = 'source';

/** The suffix of the separate file that records this for a namespace: `common.source.json` next to `common.json`. */
export const recordSuffix = '.source';

/** Returns the namespace that a file contains or keeps the record of, by its name without the extension. */
export const withoutRecordSuffix = (name: string): string =>
  name.endsWith(recordSuffix) ? name.slice(0, -recordSuffix.length) : name;

/**
 * Which English text a translation was made from: for each part the first digits of its fingerprint, or the word
 * `checked`, which people write themselves (checked.ts). A page keeps its record in the field `source` of its
 * frontmatter, a namespace in a separate file.
 */
export type TextRecord = ReadonlyMap<string, string>;

/** Replaces the digits: the translation is up to date with the English text as of the commit that added this word. */
export const checked = 'checked';

/** Returns the record of a translation that is up to date with these English parts: 6 digits for each. */
export const recordOf = memoize(
  (parts: readonly Part[]): TextRecord =>
    new Map(parts.map(({ name, texts }) => [name, fingerprintOf(texts).slice(0, 6)])),
);

/** Returns the SHA-256 of the words in texts, as hex. The order of fields is free; paths contain that of lists. */
function fingerprintOf(texts: Part['texts']): string {
  const words = [...texts].map(([path, text]) => [path, wordsOf(text)] as const);
  words.sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(words)).digest('hex');
}

/** Whether a value in a record says which text a part was translated from. */
const isRecorded = (value: string): boolean => value === checked || /^[0-9a-f]{6}$/.test(value);

/** Reads a record; `undefined` if the value is not one. A part without a valid fingerprint gets an empty one. */
export function readRecord(value: unknown): TextRecord | undefined {
  if (!isContent(value)) return undefined;
  // Without quotes, digits are a number.
  const written = Object.entries(value).map(
    ([name, digits]) => [name, String(digits).toLowerCase()] as const,
  );
  return new Map(written.map(([name, digits]) => [name, isRecorded(digits) ? digits : '']));
}

/** Returns the path of a namespace's record, by any path of the namespace's file. */
export const recordPath = (path: string): string => path.replace(/\.json$/, '.source.json');
