import type { Locale } from '../../core/project.ts';
import type { NumberToken } from './tokens.ts';
import { hasWords } from './words.ts';

/** The numbers of two texts that have no equal in the other one. */
export interface Unequal<Token> {
  missing: readonly Token[];
  extra: readonly Token[];
}

interface Comparison {
  /** Of the translation. */
  locale: Locale;
  /** The translation is a page that does not follow its source block by block. */
  isFree: boolean;
}

/** The hours of a day, the days of a year, and all of something in percent. */
const alsoInWords: ReadonlySet<number> = new Set([24, 100, 365]);

/** Compares the numbers of two texts, in whatever order; `undefined` where nothing can be said to be wrong. */
export function unequalNumbers<Token extends NumberToken>(
  expected: readonly Token[],
  found: readonly Token[],
  { locale, isFree }: Comparison,
): Unequal<Token> | undefined {
  const areWordsKnown = hasWords(new Intl.Locale(locale).language);
  const isCompared = (token: Token): boolean => hasDigits(token) || (areWordsKnown && !isFree);
  const missing = without(expected, found).filter(isCompared);
  const extra = without(found, expected).filter(isCompared);
  // A number that has no other in its place may be said in another way, or more or less often.
  const mayBeSaid = (token: Token): boolean =>
    !hasDigits(token) ||
    token.values.slice(0, 1).some((value) => value <= (areWordsKnown ? 12 : 99) || alsoInWords.has(value)) ||
    (!areWordsKnown && token.values.some((value) => /^10{2,}$/.test(String(value)))) ||
    [...expected, ...found].filter((other) => isSame(other, token)).length > 1;
  if (missing.length * extra.length === 0 && [...missing, ...extra].every(mayBeSaid)) return undefined;
  return isFree && missing.length !== extra.length ? undefined : { missing, extra };
}

/** The numbers that have no equal among others, each of which stands for one, and a weak one for any. */
function without<Token extends NumberToken>(tokens: readonly Token[], others: readonly Token[]): Token[] {
  const left = [...others];
  return tokens.filter((token) => {
    if (token.isWeak) return false;
    const at = left.findIndex((other) => isSame(token, other));
    if (at >= 0 && !left[at]?.isWeak) left.splice(at, 1);
    return at < 0;
  });
}

const hasDigits = ({ text }: NumberToken): boolean => /\p{Nd}/u.test(text);

const isSame = (a: NumberToken, b: NumberToken): boolean =>
  a.key === b.key ||
  isVersionOf(a.key, b.key) ||
  isVersionOf(b.key, a.key) ||
  a.values.some((value) => b.values.includes(value));

/** 1.2 may be 1.2.3. */
const isVersionOf = (short: string, long: string): boolean =>
  long.charAt(short.length) === '.' && short.includes('.') && long.startsWith(short);
