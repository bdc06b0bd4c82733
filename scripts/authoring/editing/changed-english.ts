import { type Pair, recordedOf, stalenessOf } from '../../check/core/index.ts';
import { type OldEnglish, versionsFor } from '../../check/index.ts';

/**
 * The parts of an English file that changed after a translation was made, each with the English file of that time;
 * `undefined` if it is not in the history, and for new parts.
 */
export function changedEnglish(pair: Pair): Map<string, OldEnglish | undefined> {
  const staleness = stalenessOf(pair);
  if (staleness?.state !== 'stale') return new Map();
  const recorded = recordedOf(pair);
  const changed = staleness.changed.map(({ name }) => name);
  const versions = versionsFor(pair, new Map(changed.map((name) => [name, recorded?.get(name) ?? ''])));
  const names = [...changed, ...staleness.added.map(({ name }) => name)];
  return new Map(names.map((name) => [name, versions.get(name)]));
}
