import { grouped } from '../core/grouped.ts';
import { once } from '../core/once.ts';
import type { Pair } from '../core/pairs.ts';
import { type Prose, proseOf, unitsOf } from './prose.ts';

interface UnitPair {
  unit: string;
  originals: readonly Prose[];
  translated: readonly Prose[];
  /**
   * What is compared with what: a section as a whole, and each form of a plural with the English form `other`, which is
   * the last.
   */
  comparisons: readonly (readonly [originals: readonly Prose[], own: readonly Prose[]])[];
  /** The section after it in English has lost its heading here, so that its text is in this one. */
  holdsNext: boolean;
  /** A section right before or after it here is none of English, and may hold a part of its text. */
  isBesideOther: boolean;
}

/**
 * The fields and sections that both files have, in the order of the translation. Entries of lists that differ in
 * length are left out: which belongs to which is not known, and the rule `keys` reports the list.
 */
export const unitPairs = once(({ schema, source, translation }: Pair): readonly UnitPair[] => {
  const english = unitsOf(proseOf(source, schema));
  const units = unitsOf(proseOf(translation, schema));
  const [expected, found] = [listsIn(english), listsIn(units)];
  const [order, ownOrder] = [[...english.keys()], [...units.keys()]];
  const isOther = (unit: string | undefined): boolean => unit?.startsWith('#') === true && !english.has(unit);
  return [...units].flatMap(([unit, translated], index) => {
    const originals = english.get(unit);
    const list = listOf(unit);
    if (!originals || (list && expected.get(list)?.length !== found.get(list)?.length)) return [];
    const after = unit.startsWith('#') ? order[order.indexOf(unit) + 1] : undefined;
    const holdsNext = after !== undefined && !units.has(after);
    const isBesideOther = isOther(ownOrder[index - 1]) || isOther(ownOrder[index + 1]);
    const comparisons =
      translated[0]?.kind === 'field'
        ? translated.map((form) => [originals.slice(-1), [form]] as const)
        : [[originals, translated] as const];
    return [{ unit, originals, translated, comparisons, holdsNext, isBesideOther }];
  });
});

const listOf = (unit: string): string | undefined => /^([^#].*)\.\d+(?:\.\D.*)?$/.exec(unit)?.[1];

const listsIn = (units: ReadonlyMap<string, unknown>): Map<string, string[]> =>
  grouped([...units.keys()], (unit) => listOf(unit) ?? '');

/** The characters of a unit, headings and pictures aside; of the forms of a plural, those of the longest. */
export function lengthOf(
  pieces: readonly Prose[],
  lengthIn = ({ length }: string): number => length,
): number {
  const lengths = pieces.filter(isText).map(({ text }) => lengthIn(text.trim()));
  return pieces[0]?.kind === 'field' ? Math.max(0, ...lengths) : lengths.reduce((sum, one) => sum + one, 0);
}

/** Whether a prose is neither a heading nor the description of a picture. */
export const isText = ({ kind }: Prose): boolean => kind !== 'heading' && kind !== 'picture';
