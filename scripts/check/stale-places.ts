import type { Pair } from './core/pairs.ts';
import { partPlaces } from './core/staleness/part-places.ts';
import { stalenessOf } from './core/staleness/staleness.ts';
import type { Finding } from './finding.ts';

/** Tells whether a finding stands in a part of a translation whose English text has changed since. */
export function isStaleAt(pair: Pair): (finding: Pick<Finding, 'line'>) => boolean {
  const staleness = stalenessOf(pair);
  if (staleness?.state !== 'stale') return () => false;
  const changed = new Set(staleness.changed.map(({ name }) => name));
  const places = [...partPlaces(pair, pair.translation)]
    .map(([name, { place }]) => ({ name, line: place.line }))
    .sort((a, b) => a.line - b.line);
  return ({ line }) => changed.has(places.findLast((part) => part.line <= line)?.name ?? '');
}
