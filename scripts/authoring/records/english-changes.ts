import {
  fileWithText,
  type Pair,
  type ParsedFile,
  partsIn,
  readRecord,
  recordOf,
  resolvedRecord,
  stalenessOf,
  translatedParts,
  writtenRecord,
} from '../../check/core/index.ts';
import { historyOf, type Version } from './file-history.ts';

/** A part of an English file that has changed since it was translated. */
export interface EnglishChange {
  part: string;
  /** How messages refer to the part: “hero”, the section “What you receive”. */
  title: string;
  isNew: boolean;
  /** The digits in its record, if it has one; empty if they are not valid. */
  recorded: string | undefined;
  /** The English file at that time; absent for new parts, and if the history does not have it. */
  old?: { version: Version; file: ParsedFile };
  /** The texts of the part then and now, each with its path (`hero.lead`), which is empty for running text. */
  texts: readonly { path: string; before: string; after: string }[];
}

/** Returns what changed in English since a translation was made, in all parts or only in the given ones. */
export function englishChangesOf(pair: Pair, onlyParts?: ReadonlySet<string>): EnglishChange[] {
  const staleness = stalenessOf(pair);
  if (!staleness) return [];
  const { changed, added } = staleness;
  const parts = [...changed, ...added].filter(({ name }) => onlyParts?.has(name) ?? true);
  const translated = translatedParts(pair);
  const record = readRecord(writtenRecord(pair)?.value);
  const versions = versionsOf(pair, new Set(parts.map(({ name }) => name)));
  return parts.map((part) => {
    const { name, title, texts: now } = part;
    const old = versions.get(name);
    const before = old && partsIn(old.file, pair.schema).find((one) => one.name === name);
    const oldTexts = before?.texts ?? new Map<string, string>();
    const texts = [...new Set([...now.keys(), ...oldTexts.keys()])].map((path) => {
      return { path, before: oldTexts.get(path) ?? '', after: now.get(path) ?? '' };
    });
    const isNew = !translated.has(name);
    return { part: name, title, isNew, recorded: record?.get(name), ...(old && { old }), texts };
  });
}

/** Finds, for each part, the newest version whose fingerprint has the digits that the translation’s record has. */
function versionsOf(pair: Pair, names: ReadonlySet<string>): Map<string, NonNullable<EnglishChange['old']>> {
  const { source, schema, project } = pair;
  const wanted = new Map([...(resolvedRecord(pair) ?? [])].filter(([name]) => names.has(name)));
  const found = new Map<string, NonNullable<EnglishChange['old']>>();
  for (const version of wanted.size > 0 ? historyOf(source.absolute) : []) {
    const text = version.text();
    // Versions that equal the current text cannot match: these parts have changed.
    if (text === undefined || text === source.text) continue;
    const file = fileWithText(source, text, project);
    if (file.problems.length > 0) continue;
    for (const [name, digits] of recordOf(partsIn(file, schema)))
      if (digits === wanted.get(name) && !found.has(name)) found.set(name, { version, file });
    if (found.size === wanted.size) break;
  }
  return found;
}
