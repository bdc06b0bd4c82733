import type { Pair } from '../../core/pairs.ts';
import { length } from '../../limits.ts';
import type { Prose } from '../../prose.ts';
import { type UnitPair, unitPairs } from '../../units.ts';

/**
 * How many characters a translation takes for one of English, everywhere in its file but in one unit. Sections of
 * one file keep to it.
 *
 * @param unit the one that is to be judged by the others
 * @returns `undefined` where the others have too little text to tell
 */
export function usualRatio(pair: Pair, unit: string): number | undefined {
  const others = unitPairs(pair).filter((other) => other.unit !== unit);
  const sum = (side: (units: UnitPair) => readonly Prose[]): number =>
    others.reduce((total, units) => total + lengthOf(side(units)), 0);
  const expected = sum(({ originals }) => originals);
  return expected < length.leastText ? undefined : sum(({ translated }) => translated) / expected;
}

/** The characters of a unit, headings and pictures aside; of the forms of a plural, those of the longest. */
export function lengthOf(pieces: readonly Prose[]): number {
  const lengths = pieces.filter(isText).map(({ text }) => text.trim().length);
  return pieces[0]?.kind === 'field' ? Math.max(0, ...lengths) : lengths.reduce((sum, one) => sum + one, 0);
}

/** Whether a prose is neither a heading nor the description of a picture. */
export const isText = ({ kind }: Prose): boolean => kind !== 'heading' && kind !== 'picture';
