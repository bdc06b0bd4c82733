import type { Pair } from '../pairs.ts';
import { recordedOf } from './checked.ts';
import { isPage, type Part, partsIn, partsOf } from './parts.ts';
import { recordOf } from './record.ts';

/**
 * How a translation relates to the current English text: `untracked` if nothing says from which text it was translated,
 * `malformed` if what should say it is no record.
 */
export type Staleness = { state: 'untracked' | 'malformed' | 'current' } | Stale;

export interface Stale {
  state: 'stale';
  /** Parts of the translation whose English text says something else now. */
  changed: Part[];
  /** Parts that the record does not know, translated or not. */
  added: Part[];
  /** Names of recorded parts that English does not have any more. */
  removed: string[];
}

/**
 * Compares the current English text with the one that a translation was made from, by fingerprints alone: without git,
 * so that it works in shallow clones, forks and after squashes, and a translation cannot become current by any change
 * of its own. A part that the translation lost has not changed: other rules ask for it.
 * @returns `undefined` when one of the files cannot be read, which is a finding by itself
 */
export function stalenessOf(pair: Pair): Staleness | undefined {
  const { source, translation, record } = pair;
  if ([source, translation, record].some((file) => file && file.problems.length > 0)) return undefined;
  if (!(isPage(translation) ? translation.record : record)) return fromHistory(pair);
  const then = recordedOf(pair);
  if (!then) return { state: 'malformed' };
  const parts = partsOf(pair);
  const now = recordOf(parts);
  const translated = translatedParts(pair);
  const stale: Stale = {
    state: 'stale',
    changed: parts.filter(
      ({ name }) => translated.has(name) && then.has(name) && then.get(name) !== now.get(name),
    ),
    added: parts.filter(({ name }) => !then.has(name)),
    removed: [...then.keys()].filter((name) => !now.has(name)),
  };
  const isCurrent = stale.changed.length + stale.added.length + stale.removed.length === 0;
  return isCurrent ? { state: 'current' } : stale;
}

/** What the history tells of a translation without a record. */
function fromHistory(pair: Pair): Staleness {
  const { history, project } = pair;
  if (!history) return { state: project.layout ? 'current' : 'untracked' };
  const translated = translatedParts(pair);
  const changed = partsOf(pair).filter(({ name }) => history.changed.has(name) && translated.has(name));
  return changed.length > 0 ? { state: 'stale', changed, added: [], removed: [] } : { state: 'current' };
}

/** The names of the parts that a translation has. */
export const translatedParts = ({ schema, translation }: Pair): Set<string> =>
  new Set(partsIn(schema, translation).map(({ name }) => name));
