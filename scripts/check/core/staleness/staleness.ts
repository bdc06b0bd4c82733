import type { Pair } from '../pairs.ts';
import { textsOf } from '../texts.ts';
import { isContent } from '../translation.ts';
import { isPage, isReadable, partsOf } from './english.ts';
import { keyOf, type Part } from './parts.ts';
import {
  isWordDigits,
  type PageRecord,
  parseRecord,
  recordOf,
  type WordRecord,
  wordRecordOf,
} from './record.ts';

/** How a translation stands to the English text of today (research section 4, “How to record staleness”). */
export type Staleness =
  /** Nothing says from which English text it was translated. */
  | { state: 'untracked' }
  /** What should say it cannot be read. */
  | { state: 'malformed' }
  /** English says what it said when this was translated. */
  | { state: 'current' }
  | Stale;

export interface Stale {
  state: 'stale';
  /** Parts that say something else now. All three may be empty, when digits of another text happen to agree. */
  changed: Part[];
  /** Parts that English did not have, or that the record does not know. */
  added: Part[];
  /** Names of parts that English does not have any more. */
  removed: string[];
}

/**
 * Compares the English text of today with the one that a translation was made from, by fingerprints alone:
 * without git, so that it works in shallow clones, forks and after squashes, and a translation cannot become
 * current by any change of its own.
 *
 * @returns `undefined` when one of the files cannot be read, which is a finding by itself
 */
export function stalenessOf(pair: Pair): Staleness | undefined {
  if (!isReadable(pair)) return undefined;
  return isPage(pair.translation) ? stalenessOfPage(pair) : stalenessOfWords(pair);
}

function stalenessOfPage(pair: Pair): Staleness {
  const { record: line } = pair.translation;
  if (!line) return { state: 'untracked' };
  const record = parseRecord(line.value);
  if (!record) return { state: 'malformed' };
  const parts = partsOf(pair);
  const stale = compare(parts, recordOf(parts).parts, record.parts);
  const same = stale.changed.length + stale.added.length + stale.removed.length === 0;
  return same && record.whole === recordOf(parts).whole ? { state: 'current' } : stale;
}

function stalenessOfWords(pair: Pair): Staleness {
  if (!pair.record) return { state: 'untracked' };
  const record = readWordRecord(pair.record.data?.value);
  if (!record) return { state: 'malformed' };
  const parts = partsOf(pair);
  const stale = compare(parts, wordRecordOf(parts), record);
  // A text that is not translated yet is not recorded yet either, and rule `keys` asks for it.
  const translated = new Set(textsOf(pair.schema, pair.translation.data?.value).map(keyOf));
  const [changed, added] = [stale.changed, stale.added].map((some) =>
    some.filter(({ name }) => translated.has(name)),
  ) as [Part[], Part[]];
  const isCurrent = changed.length + added.length + stale.removed.length === 0;
  return isCurrent ? { state: 'current' } : { ...stale, changed, added };
}

/** The record of a namespace as its file holds it; values that are none are as good as not there. */
export function readWordRecord(value: unknown): WordRecord | undefined {
  if (!isContent(value)) return undefined;
  return new Map(Object.entries(value).map(([key, digits]) => [key, isWordDigits(digits) ? digits : '']));
}

function compare(parts: readonly Part[], now: ReadonlyMap<string, string>, then: PageRecord['parts']): Stale {
  const isSame = ({ name }: Part) => then.get(name) === now.get(name);
  return {
    state: 'stale',
    changed: parts.filter((part) => then.has(part.name) && !isSame(part)),
    added: parts.filter(({ name }) => !then.has(name)),
    removed: [...then.keys()].filter((name) => !now.has(name)),
  };
}
