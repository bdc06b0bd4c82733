import type { z } from 'zod';
import { isPage } from '../../core/files.ts';
import { grouped, without } from '../../core/grouped.ts';
import { memoize } from '../../core/memoize.ts';
import type { Pair } from '../../core/pairs.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import { reference } from '../../core/parsing/located.ts';
import type { Locale } from '../../core/project.ts';
import { type Finding, finding } from '../../finding.ts';
import { outlineChanges } from '../../outline/outline.ts';
import { editOf, type Prose, placeIn, proseOf } from '../../text/prose.ts';
import { unitPairs } from '../../text/units.ts';
import { isSame, type NumberToken, numbersOf, withoutZeros } from './tokens.ts';
import { hasWords } from './words.ts';

/**
 * Rule `numbers`: each field and section of a translation has the numbers of the source, in its own notation, order and
 * words. A number that may be right is not reported.
 */
export function numbers(pair: Pair): Finding[] {
  const { schema, source, translation } = pair;
  const [english, translatedNumbers] = [numbersOfFile(source, schema), numbersOfFile(translation, schema)];
  return unitPairs(pair).flatMap(({ comparisons }) =>
    comparisons.flatMap(([originals, translated]) => {
      const [first] = translated;
      // The placeholder of an input field may be an example for the language.
      if (/placeholder[^.]*$/i.test(first.unit)) return [];
      if (translated.every(({ text }) => text.trim() === '')) return [];
      const expected = originals.flatMap((prose) => english.get(prose) ?? []);
      const found = translated.flatMap((prose) => translatedNumbers.get(prose) ?? []);
      if (expected.length + found.length === 0) return [];
      // With a `layout`, numbers in English notation are common.
      const [misread] = pair.project.layout
        ? []
        : found.flatMap((one) => notation(one, expected, pair) ?? []);
      return (
        misread ?? otherCurrency(expected, found, pair) ?? difference(translated, expected, found, pair) ?? []
      );
    }),
  );
}

/** A number with the run of text it is in. */
interface PlacedNumber extends NumberToken {
  prose: Prose;
}

const numbersOfFile = memoize((file: ParsedFile, schema: z.ZodType): ReadonlyMap<Prose, PlacedNumber[]> => {
  const { language } = new Intl.Locale(file.folder);
  // Pictures may be localized, with alt text of their own.
  const prose = proseOf(file, schema).filter(({ kind }) => kind !== 'picture');
  return new Map(
    prose.map((one) => [one, numbersOf(one.text, language).map((token) => ({ ...token, prose: one }))]),
  );
});

/**
 * Returns the numbers that the other text lacks, in any order.
 * @param isCounted whether it must have each as often
 */
function numbersNotIn(
  tokens: readonly PlacedNumber[],
  others: readonly PlacedNumber[],
  isCounted: boolean,
): PlacedNumber[] {
  const left = grouped(
    others.flatMap((other) => other.digits.map((digits) => ({ digits, other }))),
    ({ digits }) => withoutZeros(digits),
  );
  const taken = new Set<PlacedNumber>();
  return tokens.filter((token) => {
    const isThere = token.digits.some((digits) => {
      const candidates = left.get(withoutZeros(digits)) ?? [];
      const at = candidates.findIndex(({ other }) => !taken.has(other) && isSame(token, other));
      if (at >= 0 && isCounted) for (const { other } of candidates.splice(at, 1)) taken.add(other);
      return at >= 0;
    });
    return !isThere && !token.isOptional;
  });
}

const hasDigits = ({ text }: NumberToken): boolean => /\p{Nd}/u.test(text);

function difference(
  translated: readonly [Prose, ...Prose[]],
  expected: readonly PlacedNumber[],
  found: readonly PlacedNumber[],
  pair: Pair,
): Finding | undefined {
  const { source, translation, language, project } = pair;
  const [first] = translated;
  const areWordsKnown = hasWords(new Intl.Locale(language.code).language);
  // A page that does not mirror its source block by block is worded freely.
  const isOfPage = first.kind !== 'field' && isPage(source);
  const isFree = project.layout !== undefined && isOfPage && outlineChanges(pair)?.length !== 0;
  const isCompared = (token: NumberToken): boolean => hasDigits(token) || (areWordsKnown && !isFree);
  const isCounted = !project.layout || (isOfPage && !isFree);
  const lost = numbersNotIn(expected, found, isCounted).filter(isCompared);
  // A translation may have a number in code instead.
  const writtenIn = ({ map }: Prose): string[] =>
    translation.text.slice(map[0], map.at(-1)).match(/\d+(?:[.,]\d+)*/g) ?? [];
  const written = project.layout && lost.length > 0 ? translated.flatMap(writtenIn) : [];
  const inProse = found.map(({ text }) => text);
  const inCode = new Set(without(written, inProse));
  const missing = lost.filter(({ text }) => !inCode.has(text));
  const extra = numbersNotIn(found, expected, isCounted).filter(isCompared);
  // A small or round number, or 24 hours, may be worded differently if no other one replaces it.
  const omittable = areWordsKnown ? /^(?:\d|1[0-2]|24|10+)$/ : /^(?:1?\d|24|\d0+)$/;
  const mayBeOmitted = (token: NumberToken): boolean =>
    !hasDigits(token) || token.digits.some((digits) => omittable.test(digits));
  if (missing.length * extra.length === 0 && [...missing, ...extra].every(mayBeOmitted)) return undefined;
  // “1-3,5” for “1-3, 5” is not 3.5.
  const joined = (tokens: readonly NumberToken[]): string => tokens.map(({ digits }) => digits[0]).join('');
  if (missing.length !== extra.length && joined(missing) === joined(extra)) return undefined;
  if (isFree && missing.length !== extra.length) return undefined;
  // Since “one” is no number here, 1 may stand for that, and says nothing about another number in words.
  const isOne = (token: NumberToken | undefined): boolean => token?.digits[0] === '1';
  const both = [missing[0], extra[0]];
  if (both.some(isOne) && both.some((token) => token && !hasDigits(token))) return undefined;
  if (project.layout) {
    // Extra numbers are the translation's own, and with several other numbers, or a small one in place of a long one, it
    // says something else.
    if (missing.length === 0 || Math.min(missing.length, extra.length) > 1) return undefined;
    // A number that is there once may be left out elsewhere.
    if (extra.length === 0 && numbersNotIn(missing, found, false).length === 0) return undefined;
    // A price may be for another country.
    const [price, other] = [missing[0]?.currency, extra[0]?.currency];
    if (price && other && price !== other) return undefined;
    if (extra[0] && isUnlike(String(missing[0]?.digits[0]), String(extra[0].digits[0]))) return undefined;
  }
  const [wrong] = extra;
  const place = wrong ? placeIn(translation, wrong.prose, wrong.start) : placeIn(translation, first, 0);
  const [original = expected.find(({ isOptional }) => !isOptional)] = missing;
  const texts = (tokens: readonly NumberToken[]): string[] =>
    tokens.filter(({ isOptional }) => !isOptional).map(({ text }) => text);
  const { unit, name } = wrong?.prose ?? first;
  return finding(translation, place, 'numbers', 'different', {
    unit,
    name,
    ...(original && { at: placeOf(original, pair) }),
    expected: texts(expected),
    found: texts(found),
    add: missing.map((token) =>
      hasDigits(token) ? formatNumber(token.text, language.code) : String(token.digits[0]),
    ),
    drop: texts(extra),
    isWord: missing.some((token) => !hasDigits(token)),
  });
}

/** Whether one number is short and the other longer by more than zeros. */
function isUnlike(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].sort((a, b) => a.length - b.length);
  return short.length < 3 && short.length < long.length && !/^0+$/.test(long.replace(short, ''));
}

const placeOf = ({ prose, start }: PlacedNumber, { source }: Pair): string =>
  reference(source, placeIn(source, prose, start));

/** Formats an English number with separators for a language; returns anything else, such as a version, unchanged. */
function formatNumber(text: string, locale: Locale): string {
  const [whole, decimals] = /^(?=.*[.,])(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined) return text;
  const format = new Intl.NumberFormat([`${locale}-u-nu-latn`, 'en'], {
    useGrouping: text.includes(',') && 'always',
    minimumFractionDigits: decimals?.length ?? 0,
  });
  return format.format(Number(text.replaceAll(',', '')));
}

/**
 * What precedes an English number that is not a quantity: a name (WCAG 2.2, glTF 2.0), or a word for what is numbered
 * (section, step). Such a number is written the same in every language.
 */
const numbered =
  /(?:\p{Lu}[\p{L}\d]*|(?<!\p{L})(?:versions?|releases?|sections?|clauses?|articles?|chapters?|parts?|steps?|figures?|tables?|levels?|numbers?|rules?|criteri(?:on|a)|no\.|§))[\s\u00a0]$/u;

/** Reports a price in another currency; with a `layout`, prices may be those of another country. */
function otherCurrency(
  expected: readonly PlacedNumber[],
  found: readonly PlacedNumber[],
  pair: Pair,
): Finding | undefined {
  const prices = pair.project.layout ? [] : found.filter(({ currency }) => currency);
  for (const price of prices) {
    const same = expected.filter((one) => one.currency && isSame(one, price));
    const [original] = same;
    if (!original || same.some(({ currency }) => currency === price.currency)) continue;
    const { prose, start, text, currency = '' } = price;
    const place = placeIn(pair.translation, prose, start);
    const data = {
      unit: prose.unit,
      text,
      currency,
      expected: original.currency ?? '',
      at: placeOf(original, pair),
    };
    return finding(pair.translation, place, 'numbers', 'currency', data);
  }
  return undefined;
}

/** Reports a quantity in English notation that is a different number in the language. */
function notation(token: PlacedNumber, expected: readonly PlacedNumber[], pair: Pair): Finding | undefined {
  const { translation, language } = pair;
  const { prose, start, end, text } = token;
  const original = expected.find(
    (one) => one.text === text && !numbered.test(one.prose.text.slice(0, one.start)),
  );
  const right = original && formatNumber(text, language.code);
  if (!original || !right || right === text) return undefined;
  const edit = editOf(translation, prose, start, end, right);
  const at = placeOf(original, pair);
  const data = { unit: prose.unit, found: text, right, english: original.text, at, language: language.name };
  const misread = finding(translation, placeIn(translation, prose, start), 'numbers', 'notation', data);
  return { ...misread, ...(edit && { edit }) };
}
