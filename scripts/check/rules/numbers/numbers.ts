import { objectMark } from '../../core/object-mark.ts';
import { oncePerFile } from '../../core/once-per-file.ts';
import type { Pair } from '../../core/pairs.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import { reference } from '../../core/place.ts';
import type { Locale } from '../../core/project.ts';
import { isPage } from '../../core/staleness/parts.ts';
import { type Finding, finding } from '../../finding.ts';
import { outlineChanges } from '../../outline/outline.ts';
import { editOf, type Prose, placeIn, proseOf } from '../../text/prose.ts';
import { unitPairs } from '../../text/units.ts';
import { numberValue, written } from './separators.ts';
import { type NumberToken, numbersOf } from './tokens.ts';
import { type Unequal, unequalNumbers } from './unequal.ts';

/**
 * Rule `numbers`: each field and each section of a translation has the numbers of English, in its own notation, order
 * and words. A number that may be right is not reported.
 */
export function numbers(pair: Pair): Finding[] {
  const { schema, source, translation } = pair;
  const [english, own] = [numbersOfFile(schema, source), numbersOfFile(schema, translation)];
  return unitPairs(pair).flatMap(({ comparisons }) =>
    comparisons.flatMap(([originals, [first, ...others]]) => {
      if (!first || [first, ...others].every(({ text }) => text.trim() === '')) return [];
      // In other layouts, they may be written as in English.
      if (pair.project.layout && digitsIn(originals) === digitsIn([first, ...others])) return [];
      const expected = originals.flatMap((prose) => english.get(prose) ?? []);
      const found = [first, ...others].flatMap((prose) => own.get(prose) ?? []);
      return compare(first, expected, found, pair) ?? [];
    }),
  );
}

const digitsIn = (pieces: readonly Prose[]): string =>
  pieces
    .flatMap(({ text }) => text.match(/\d(?:[\d.,\s]*\d)?/g) ?? [])
    .sort()
    .join();

/** A number with the prose it is in. */
interface PlacedNumber extends NumberToken {
  prose: Prose;
}

const objects = new RegExp(objectMark, 'g');

/** The numbers of a file, by the texts they are in. */
const numbersOfFile = oncePerFile((schema, file: ParsedFile): ReadonlyMap<Prose, PlacedNumber[]> => {
  const placed = (prose: Prose): PlacedNumber[] =>
    numbersOf(prose.text, file.folder).map((token) => ({
      ...token,
      prose,
      isWeak: token.isWeak || isOfSection(token, prose),
    }));
  // What is code in one language may be plain in another.
  const inCode = (prose: Prose): PlacedNumber[] =>
    [...prose.text.matchAll(objects)].flatMap(({ index: start }) => {
      const code = file.text.slice(prose.map[start], prose.map[start + 1]);
      const tokens = code.startsWith('`') ? numbersOf(code, file.folder) : [];
      return tokens.map((token) => ({ ...token, start, end: start + 1, prose, isWeak: true }));
    });
  // Pictures may be those of a language, and have descriptions of their own.
  const prose = proseOf(schema, file).filter(({ kind }) => kind !== 'picture');
  return new Map(prose.map((one) => [one, [...placed(one), ...inCode(one)]]));
});

/** The number of a section, “3.1 Plans”: other sections may be before it. */
const isOfSection = ({ start, text }: NumberToken, { kind }: Pick<Prose, 'kind'>): boolean =>
  kind === 'heading' && start === 0 && /^\d{1,2}(?:\.\d{1,2})+$/.test(text);

function compare(
  first: Prose,
  expected: readonly PlacedNumber[],
  found: readonly PlacedNumber[],
  pair: Pair,
): Finding | undefined {
  // In other layouts, numbers in English notation are common.
  const isOther = pair.project.layout !== undefined;
  const [misread] = isOther ? [] : found.flatMap((token) => notation(token, expected, pair) ?? []);
  if (misread) return misread;
  const unequal = unequalNumbers(expected, found, {
    locale: pair.language.code,
    isFree: first.kind !== 'field' && isPage(pair.source) && outlineChanges(pair)?.length !== 0,
  });
  if (!unequal) return undefined;
  // There, what a translation says besides is its own, and with several other numbers it says something else.
  const { missing, extra } = unequal;
  if (isOther && (missing.length === 0 || Math.min(missing.length, extra.length) > 1)) return undefined;
  return difference(first, unequal, expected, found, pair);
}

/**
 * What is before an English number that is no quantity: a name (WCAG 2.2, glTF 2.0), or a word that says what is
 * numbered. Such a number is written the same in every language.
 */
const numbered =
  /(?:\p{Lu}[\p{L}\d]*|(?<!\p{L})(?:versions?|releases?|sections?|clauses?|articles?|chapters?|parts?|steps?|figures?|tables?|levels?|numbers?|rules?|criteri(?:on|a)|no\.|§))[\s\u00a0]$/u;

/** A quantity that is written as in English, and is another number in the language. */
function notation(token: PlacedNumber, expected: readonly PlacedNumber[], pair: Pair): Finding | undefined {
  const { translation, language, project } = pair;
  const { prose, start, end, text } = token;
  const original = expected.find(
    (one) => one.text === text && !numbered.test(one.prose.text.slice(0, one.start)),
  );
  const value = numberValue(text, project.source);
  if (!original || value === undefined || token.values.includes(value)) return undefined;
  const right = written(value, language.code, text.includes(','));
  const edit = editOf(translation, prose, start, end, right);
  const data = {
    unit: prose.unit,
    found: text,
    right,
    english: original.text,
    at: placeOf(original, pair),
    language: language.name,
  };
  const misread = finding(translation, placeIn(translation, prose, start), 'numbers', 'notation', data);
  return { ...misread, ...(edit && { edit }) };
}

const placeOf = ({ prose, start }: PlacedNumber, { source }: Pair): string =>
  reference(source, placeIn(source, prose, start));

function difference(
  first: Prose,
  { missing, extra }: Unequal<PlacedNumber>,
  expected: readonly PlacedNumber[],
  found: readonly PlacedNumber[],
  pair: Pair,
): Finding {
  const { translation, language, project } = pair;
  const [wrong] = extra;
  const place = wrong ? placeIn(translation, wrong.prose, wrong.start) : placeIn(translation, first, 0);
  const [original = expected.find(({ isWeak }) => !isWeak)] = missing;
  const texts = (tokens: readonly NumberToken[]): string[] =>
    tokens.filter(({ isWeak }) => !isWeak).map(({ text }) => text);
  const { unit, name } = wrong?.prose ?? first;
  return finding(translation, place, 'numbers', 'different', {
    unit,
    name,
    ...(original && { at: placeOf(original, pair) }),
    expected: texts(expected),
    found: texts(found),
    add: missing.map((token) => shown(token, language.code, project.source)),
    drop: extra.map(({ text }) => text),
    isWord: missing.some(({ text }) => !/\d/.test(text)),
  });
}

/** An English number as a translation writes it. */
function shown({ text, values }: NumberToken, locale: Locale, source: Locale): string {
  if (!/\d/.test(text)) return String(values[0]);
  const value = numberValue(text, source);
  const isGrouped = text.includes(',');
  return value === undefined || (Number.isInteger(value) && !isGrouped)
    ? text
    : written(value, locale, isGrouped);
}
