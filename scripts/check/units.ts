import type { Pair } from './core/pairs.ts';
import { type Prose, proseOf, unitsOf } from './prose.ts';

/** A field or a section, in both languages. */
export interface UnitPair {
  unit: string;
  originals: readonly Prose[];
  translated: readonly Prose[];
  /** The section after it in English has lost its heading here, so that its text stands in this one. */
  holdsNext: boolean;
}

/**
 * The fields and sections that both files have, in the order of the translation. Entries of lists that differ in
 * length are left out: which belongs to which is not known, and the rule `keys` tells about the list.
 */
export function unitPairs({ schema, source, translation }: Pair): UnitPair[] {
  const english = unitsOf(proseOf(schema, source));
  const units = unitsOf(proseOf(schema, translation));
  const [expected, found] = [lengths(english), lengths(units)];
  const order = [...english.keys()];
  const next = new Map(order.map((unit, index) => [unit, order[index + 1]]));
  return [...units].flatMap(([unit, translated]) => {
    const originals = english.get(unit);
    const list = listOf(unit);
    if (!originals || (list !== undefined && expected.get(list) !== found.get(list))) return [];
    const after = next.get(unit);
    const holdsNext = unit.startsWith('#') && after !== undefined && !units.has(after);
    return [{ unit, originals, translated, holdsNext }];
  });
}

/** The list whose entry a unit is. */
const listOf = (unit: string): string | undefined => /^([^#].*)\.\d+$/.exec(unit)?.[1];

function lengths(units: ReadonlyMap<string, unknown>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const unit of units.keys()) {
    const list = listOf(unit);
    if (list !== undefined) counts.set(list, (counts.get(list) ?? 0) + 1);
  }
  return counts;
}
