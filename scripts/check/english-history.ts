import { historyOf, type Version } from './core/git/history.ts';
import { readPage, readWords } from './core/graph.ts';
import type { Pair } from './core/pairs.ts';
import { isPage, type Part, pageParts, type Readable, wordParts } from './core/staleness/parts.ts';

/** An English file as it once was. */
export interface OldEnglish {
  version: Version;
  parts: Part[];
  file: Readable & { text: string };
}

/** Walks the history of an English file, newest first; versions that cannot be read are passed over. */
function* oldVersions({ source, schema }: Pair): Generator<OldEnglish> {
  for (const version of historyOf(source.absolute)) {
    const text = version.text();
    if (text === undefined) continue;
    const read = isPage(source) ? readPage(text, true) : readWords(text);
    if (read.problems.length > 0) continue;
    const file = { ...read, text };
    yield { version, file, parts: (isPage(source) ? pageParts : wordParts)(schema, file) };
  }
}

/**
 * Finds for each part the newest version that a record was made from. Each part is looked for by itself, since
 * parts can have been accepted at different times.
 *
 * @param wanted the first digits of fingerprints, by name of part
 */
export function versionsFor(pair: Pair, wanted: ReadonlyMap<string, string>): Map<string, OldEnglish> {
  const found = new Map<string, OldEnglish>();
  for (const old of wanted.size > 0 ? oldVersions(pair) : []) {
    for (const [name, digits] of wanted) {
      if (found.has(name) || digits === '') continue;
      if (old.parts.some((part) => part.name === name && part.fingerprint.startsWith(digits)))
        found.set(name, old);
    }
    if (found.size === wanted.size) break;
  }
  return found;
}
