import type { NumberToken } from './tokens.ts';

/** The numbers of two texts that have no equal in the other one. */
export interface Unequal {
  missing: NumberToken[];
  extra: NumberToken[];
}

/**
 * Lays the numbers of two texts side by side, in whatever order they stand. A number explains one of the other
 * text; a weak one any number of them.
 *
 * @returns `undefined` where nothing can be said to be wrong
 */
export function compareNumbers(
  expected: readonly NumberToken[],
  found: readonly NumberToken[],
): Unequal | undefined {
  let missing = expected.filter(isFirm);
  let extra = found.filter(isFirm);
  for (const equal of [sameFirst, sameAny]) {
    const left: NumberToken[] = [];
    for (const token of missing) {
      const at = extra.findIndex((other) => equal(token, other));
      if (at < 0) left.push(token);
      else extra = extra.toSpliced(at, 1);
    }
    missing = left;
  }
  // The 3 of “3D” explains no other three where both texts have it.
  const names = (tokens: readonly NumberToken[]) =>
    tokens.filter((token) => !isFirm(token) && /\d/.test(token.text));
  const isInBoth = (token: NumberToken, others: readonly NumberToken[]): boolean =>
    /\d/.test(token.text) && names(others).some((other) => sameFirst(token, other));
  const explained = (by: readonly NumberToken[], others: readonly NumberToken[]) => (token: NumberToken) =>
    !by.some((other) => !isFirm(other) && !isInBoth(other, others) && sameAny(token, other));
  missing = missing.filter(explained(found, expected));
  extra = extra.filter(explained(expected, found));
  const isHard = ({ strength }: NumberToken): boolean => strength === 'hard';
  const isWrong = missing.some(isHard) || extra.some(isHard) || (missing.length > 0 && extra.length > 0);
  return isWrong ? { missing, extra } : undefined;
}

const isFirm = ({ strength }: NumberToken): boolean => strength !== 'weak';
const sameFirst = (a: NumberToken, b: NumberToken): boolean => a.values[0] === b.values[0];
const sameAny = (a: NumberToken, b: NumberToken): boolean =>
  a.values.some((value) => b.values.includes(value));
