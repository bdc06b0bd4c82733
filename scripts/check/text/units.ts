import { grouped } from '../core/grouped.ts';
import { memoize } from '../core/memoize.ts';
import type { Pair } from '../core/pairs.ts';
import { type Prose, proseOf, unitsOf } from './prose.ts';

type Texts = readonly [Prose, ...Prose[]];

interface UnitPair {
  unit: string;
  originals: Texts;
  translated: Texts;
  /**
   * What is compared with what: a section as a whole, and each plural form with the form `other` of the source, which
   * is the last.
   */
  comparisons: readonly (readonly [originals: readonly Prose[], translated: Texts])[];
  /** The next section of the source has no heading here, so its text is in this unit. */
  includesNext: boolean;
  /** An adjacent section is not in the source, and may contain part of this unit's text. */
  isNextToExtra: boolean;
}

/**
 * Returns the fields and sections that both files have, in the order of the translation. Lists of different length
 * are left out: their entries cannot be matched, and the rule `keys` reports them.
 */
export const unitPairs = memoize(({ schema, source, translation }: Pair): readonly UnitPair[] => {
  const english = unitsOf(proseOf(source, schema));
  const units = unitsOf(proseOf(translation, schema));
  const [expected, found] = [listsIn(english), listsIn(units)];
  const [order, translatedOrder] = [[...english.keys()], [...units.keys()]];
  const isExtra = (unit: string | undefined): boolean => unit?.startsWith('#') === true && !english.has(unit);
  return [...units].flatMap(([unit, translated], index) => {
    const originals = english.get(unit);
    const list = listOf(unit);
    if (!originals || (list && expected.get(list)?.length !== found.get(list)?.length)) return [];
    const after = unit.startsWith('#') ? order[order.indexOf(unit) + 1] : undefined;
    const includesNext = after !== undefined && !units.has(after);
    const isNextToExtra = isExtra(translatedOrder[index - 1]) || isExtra(translatedOrder[index + 1]);
    const comparisons =
      translated[0].kind === 'field'
        ? translated.map((form) => [originals.slice(-1), [form]] as const)
        : [[originals, translated] as const];
    return [{ unit, originals, translated, comparisons, includesNext, isNextToExtra }];
  });
});

const listOf = (unit: string): string | undefined => /^([^#].*)\.\d+(?:\.\D.*)?$/.exec(unit)?.[1];

const listsIn = (units: ReadonlyMap<string, unknown>): Map<string, string[]> =>
  grouped([...units.keys()], (unit) => listOf(unit) ?? '');

/** Returns the length of a unit without headings and image alt text; for plural forms, that of the longest. */
export function lengthOf(
  pieces: readonly Prose[],
  lengthIn = ({ length }: string): number => length,
): number {
  const lengths = pieces.filter(isText).map(({ text }) => lengthIn(text.trim()));
  return pieces[0]?.kind === 'field' ? Math.max(0, ...lengths) : lengths.reduce((sum, one) => sum + one, 0);
}

/** Whether a run of text is neither a heading nor image alt text. */
export const isText = ({ kind }: Prose): boolean => kind !== 'heading' && kind !== 'picture';
