import type { Pair } from '../pairs.ts';
import { recordedOf } from './checked.ts';
import { type Part, partsIn, partsOf } from './parts.ts';
import { recordOf } from './record.ts';

/** How a translation relates to the current English text: `untracked` if no record says what it was translated from. */
export type Staleness = { state: 'untracked' | 'current' } | Stale;

export interface Stale {
  state: 'stale';
  /** Parts of the translation whose English text says something else now. */
  changed: Part[];
  /** Parts that the record does not know, translated or not. */
  added: Part[];
}

/**
 * Compares the current English text with the one that a translation was made from, by fingerprints alone: without git,
 * so that it works in shallow clones, forks and after squashes, and a translation cannot become current by any change
 * of its own. In other layouts, where nothing is recorded, the history tells. A part that one of them lost has not
 * changed: other rules ask for it.
 * @returns `undefined` when one of the files cannot be read, which is a finding by itself
 */
export function stalenessOf(pair: Pair): Staleness | undefined {
  const { source, translation, record, project, history } = pair;
  if ([source, translation, record].some((file) => file && file.problems.length > 0)) return undefined;
  if (project.layout && !history) return { state: 'current' };
  const then = history ? undefined : recordedOf(pair);
  if (!then && !history) return { state: 'untracked' };
  const parts = partsOf(pair);
  const now = then && recordOf(parts);
  const translated = translatedParts(pair);
  const isChanged = (name: string): boolean =>
    history?.changed.has(name) || (then?.has(name) && then.get(name) !== now?.get(name)) || false;
  const changed = parts.filter(({ name }) => translated.has(name) && isChanged(name));
  const added = then ? parts.filter(({ name }) => !then.has(name)) : [];
  return changed.length + added.length > 0 ? { state: 'stale', changed, added } : { state: 'current' };
}

/** The names of the parts that a translation has. */
export const translatedParts = ({ schema, translation }: Pair): Set<string> =>
  new Set(partsIn(translation, schema).map(({ name }) => name));
