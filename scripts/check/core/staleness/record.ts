import { createHash } from 'node:crypto';
import { once } from '../once.ts';
import { isContent } from '../translation.ts';
import type { Part } from './parts.ts';
import { wordsOf } from './words.ts';

/** The field of the frontmatter of a translated page that says from which English text it was made. */
export const recordField = 'source';

/** The same for a namespace, in a file of its own: `common.json` has `common.source.json` beside it. */
export const recordSuffix = '.source';

/** The name of the namespace that a file, by its name without the ending, is of or keeps the record of. */
export const withoutRecordSuffix = (name: string): string =>
  name.endsWith(recordSuffix) ? name.slice(0, -recordSuffix.length) : name;

/**
 * From which English text something was translated: for each part the first digits of its fingerprint, or the word
 * `checked`, which people write themselves (checked.ts). A page keeps its record in the field `source` of its
 * frontmatter, a namespace in a file beside it.
 */
export type TextRecord = ReadonlyMap<string, string>;

/** Stands in place of digits: the translation follows English as it was when this word was committed. */
export const checked = 'checked';

/** The record of a translation that follows English as it is now: 6 digits for each part. */
export const recordOf = once(
  (parts: readonly Part[]): TextRecord =>
    new Map(parts.map(({ name, texts }) => [name, fingerprintOf(texts).slice(0, 6)])),
);

/** SHA-256 of the words of some texts, hexadecimal. The order of fields is free, that of a list is part of each path. */
function fingerprintOf(texts: Part['texts']): string {
  const words = [...texts].map(([path, text]) => [path, wordsOf(text)] as const);
  words.sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(words)).digest('hex');
}

/** Whether a value of a record says from which text a part was translated. */
export const isRecorded = (value: unknown): value is string =>
  value === checked || (typeof value === 'string' && /^[0-9a-f]{6}$/.test(value));

/** A record as its file holds it, `undefined` if it is not a record; a part whose value is no fingerprint has an empty one. */
export function readRecord(value: unknown): TextRecord | undefined {
  if (!isContent(value)) return undefined;
  return new Map(Object.entries(value).map(([name, digits]) => [name, isRecorded(digits) ? digits : '']));
}

/** Path of the record of a namespace, by any path of its file. */
export const recordPath = (path: string): string => path.replace(/\.json$/, '.source.json');
