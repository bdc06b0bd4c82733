import type { ParsedFile } from '../../core/graph.ts';
import { oncePerFile } from '../../core/once-per-file.ts';
import type { Pair } from '../../core/pairs.ts';
import { pluralForms } from '../../core/plurals.ts';
import type { Locale } from '../../core/project.ts';
import { isPage } from '../../core/staleness/parts.ts';
import { type Finding, finding } from '../../finding.ts';
import { groupSpaces, numberValue, written } from '../../numbers/separators.ts';
import { type NumberToken, numbersOf } from '../../numbers/tokens.ts';
import { numberWordsOf } from '../../numbers/words.ts';
import { outlineChanges } from '../../outline.ts';
import { reference } from '../../place.ts';
import { editOf, type Prose, placeIn, proseOf } from '../../prose.ts';
import { unitPairs } from '../../units.ts';

/**
 * Rule `numbers`: each field and each section of a translation has the numbers of English, in its own notation, order
 * and words. A number that may be right is not reported.
 */
export function numbers(pair: Pair): Finding[] {
  return unitPairs(pair).flatMap(({ comparisons }) =>
    comparisons.flatMap(([originals, own]) => compare(own, originals, pair)),
  );
}

/** A number with the prose it is in. */
interface PlacedNumber extends NumberToken {
  prose: Prose;
}

function compare(group: readonly Prose[], originals: readonly Prose[], pair: Pair): Finding[] {
  const [first] = group;
  if (!first || group.every(({ text }) => text.trim() === '')) return [];
  const { language, project } = pair;
  const english = numbersByProse(pair.schema, pair.source);
  const numbersIn: Sides = {
    expected: placed(originals, (prose) => english.get(prose) ?? []).map((token) =>
      asExpected(token, language.code),
    ),
    found: placed(group, ({ text }) => numbersOf(text, language.code)).map((token) =>
      isPluralForm(first) && /^[012]$/.test(token.values[0] ?? '') ? { ...token, strength: 'weak' } : token,
    ),
  };
  const unequal = compareNumbers(numbersIn);
  // A page may say a number more or less often, unless it follows its source block by block; in a title, or in the
  // place of another, it is another fact.
  const mayDiffer = () => isPage(pair.source) && first.kind !== 'field' && outlineChanges(pair)?.length !== 0;
  const sure = unequal && project.layout ? surely(unequal, numbersIn, project.source, mayDiffer()) : unequal;
  if (!sure || (project.layout && mayBeSpelled(sure, language.code))) return [];
  const [inEnglishNotation] = sure.extra.flatMap((token) => notation(token, sure.missing, pair) ?? []);
  return [inEnglishNotation ?? difference(first, sure, numbersIn, pair)];
}

interface Sides {
  expected: readonly PlacedNumber[];
  found: readonly PlacedNumber[];
}

interface Unequal {
  missing: readonly PlacedNumber[];
  extra: readonly PlacedNumber[];
}

/** What is surely another number in another layout, of which less is known. */
function surely(
  unequal: Unequal,
  { expected, found }: Sides,
  source: Locale,
  mayDiffer: boolean,
): Unequal | undefined {
  const missing = unequal.missing.filter((one) => !found.some((own) => mayStandFor(own, one, source)));
  const extra = unequal.extra.filter((own) => !expected.some((one) => mayStandFor(own, one, source)));
  // A word for a number is often an article or a counter.
  if (extra.length > 0 && extra.every(({ text }) => !/\d/.test(text))) return undefined;
  // One language has a word where another has a small number: hex and 16進, at least 2 and vähintään kahdella.
  const isSmall = ({ values }: NumberToken): boolean => Number(values[0]) <= 20;
  if (missing.length * extra.length === 0 && [...missing, ...extra].every(isSmall)) return undefined;
  return mayDiffer && missing.length !== extra.length ? undefined : { missing, extra };
}

/** Whether numbers are missing that a language, whose words for them are not known, may have in words. */
const mayBeSpelled = ({ missing, extra }: Unequal, locale: Locale): boolean =>
  extra.length === 0 &&
  numberWordsOf(locale).cardinals === '' &&
  missing.every(({ values }) => Number(values[0]) < 100);

/**
 * Whether a number may stand for an English one in other layouts: the same, said more or less often; a version, as 8.1 or
 * v4.0, written the same everywhere; an example, as a phone number of the country; a number before a word for a power of
 * ten: “100 mil”, “100 tūkst.”, “38万”.
 */
const mayStandFor = (own: NumberToken, english: NumberToken, source: Locale): boolean =>
  own.text === english.text ||
  // Versions: 1.0 is 1.0.0.
  own.text.replace(/(?:\.0)+$/, '') === english.text.replace(/(?:\.0)+$/, '') ||
  (!own.text.includes(',') && english.values.includes(numberValue(own.text, source) ?? '')) ||
  (isExample(own) && isExample(english)) ||
  own.values.some((value) =>
    [1, 1e3, 1e4, 1e6].some((power) => english.values.includes(String(Number(value) * power))),
  );

/** A number of a phone or a computer. */
const isExample = ({ text }: NumberToken): boolean => /^(?:\+?\d{9,}|\d{1,3}(?:\.\d{1,3}){3})$/.test(text);

/** The numbers of a source file, by the texts they are in. */
const numbersByProse = oncePerFile(
  (schema, file: ParsedFile) =>
    new Map(proseOf(schema, file).map((prose) => [prose, numbersOf(prose.text, file.folder)])),
);

const placed = (pieces: readonly Prose[], numbersIn: (prose: Prose) => NumberToken[]): PlacedNumber[] =>
  pieces.flatMap((prose) =>
    numbersIn(prose).map((token) => ({
      ...token,
      prose,
      ...(isOfSection(token, prose) && { strength: 'weak' }),
    })),
  );

/** The number of a section, “3.1 Plans”: other sections may be before it. */
const isOfSection = ({ start, text }: NumberToken, { kind, text: whole }: Prose): boolean =>
  kind === 'heading' && start === 0 && /^\d{1,2}(?:\.\d{1,2})+$/.test(text) && /^\S+ \p{L}/u.test(whole);

/** “No pages”, “one page” and “two pages” may name their number, which English fills in. */
const isPluralForm = ({ unit, kind }: Prose): boolean => kind === 'field' && unit.endsWith('_other');

/** Arabic says two with an ending (يومان), and so do other languages that have a plural form for it. */
const asExpected = (token: PlacedNumber, locale: Locale): PlacedNumber =>
  token.values[0] === '2' && token.strength === 'hard' && pluralForms(locale).required.includes('two')
    ? { ...token, strength: 'strict' }
    : token;

/** A number that is the English one if its separators are read as those of English. */
function notation(token: PlacedNumber, missing: readonly PlacedNumber[], pair: Pair): Finding | undefined {
  const { translation, language, project } = pair;
  const { prose, start, end, text } = token;
  const value = /[.,]/.test(text) ? numberValue(text, project.source) : undefined;
  const original = missing.find(({ values }) => value !== undefined && values.includes(value));
  if (value === undefined || !original) return undefined;
  const right = written(value, language.code, /^\d{1,3}[,.\s\u00a0\u202f]\d{3}/.test(original.text));
  const edit = editOf(translation, prose, start, end, right);
  const data = {
    unit: prose.unit,
    found: text,
    right,
    english: original.text,
    at: placeOf(original, pair),
    language: language.name,
  };
  const found = finding(translation, placeIn(translation, prose, start), 'numbers', 'notation', data);
  return { ...found, ...(edit && { edit }) };
}

const placeOf = ({ prose, start }: PlacedNumber, { source }: Pair): string =>
  reference(source, placeIn(source, prose, start));

function difference(
  first: Prose,
  { missing, extra }: Unequal,
  { expected, found }: Sides,
  pair: Pair,
): Finding {
  const { translation, language } = pair;
  const wrong = extra.find(({ strength }) => strength === 'hard') ?? extra[0];
  const place = wrong ? placeIn(translation, wrong.prose, wrong.start) : placeIn(translation, first, 0);
  const original = missing[0] ?? expected.find(isFirm);
  const texts = (tokens: readonly NumberToken[]): string[] => tokens.filter(isFirm).map(({ text }) => text);
  return finding(translation, place, 'numbers', 'different', {
    unit: (wrong?.prose ?? first).unit,
    name: (wrong?.prose ?? first).name,
    ...(original && { at: placeOf(original, pair) }),
    expected: texts(expected),
    found: texts(found),
    add: missing.map((token) => shown(token, language.code, pair.project.source)),
    drop: extra.map(({ text }) => text),
    ...(pair.project.layout && { mayBeEnglish: true }),
    isWord: missing.some(({ text }) => !/\d/.test(text)),
  });
}

const isFirm = ({ strength }: NumberToken): boolean => strength !== 'weak';

/** An English number as a translation writes it. */
function shown({ text, values }: NumberToken, locale: Locale, source: Locale): string {
  if (!/\d/.test(text)) return values[0] ?? text;
  const value = /^\d/.test(text) ? numberValue(text, source) : undefined;
  if (value === undefined) return text;
  const isGrouped = /^\d{1,3}(?:,\d{3})/.test(text.replace(groupSpaces, ','));
  return isGrouped || value.includes('.') ? written(value, locale, isGrouped) : text;
}

/**
 * Compares the numbers of two texts, in whatever order they stand. A number explains one of the other
 * text; a weak one any number of them.
 * @returns those without an equal; `undefined` where nothing can be said to be wrong
 */
function compareNumbers({ expected, found }: Sides): Unequal | undefined {
  let missing = expected.filter(isFirm);
  let extra = found.filter(isFirm);
  for (const equal of [sameFirst, sameAny]) {
    const left: PlacedNumber[] = [];
    for (const token of missing) {
      const at = extra.findIndex((other) => equal(token, other));
      if (at < 0) left.push(token);
      else extra = extra.toSpliced(at, 1);
    }
    missing = left;
  }
  // The 3 of “3D” explains no other three where both texts have it.
  const isName = (token: NumberToken): boolean => !isFirm(token) && /\d/.test(token.text);
  const isInBoth = (token: NumberToken, others: readonly NumberToken[]): boolean =>
    isName(token) && others.some((other) => isName(other) && sameFirst(token, other));
  const explained = (by: readonly NumberToken[], others: readonly NumberToken[]) => (token: NumberToken) =>
    !by.some((other) => !isFirm(other) && !isInBoth(other, others) && sameAny(token, other));
  missing = missing.filter(explained(found, expected));
  extra = extra.filter(explained(expected, found));
  const isHard = ({ strength }: NumberToken): boolean => strength === 'hard';
  const isWrong = missing.some(isHard) || extra.some(isHard) || (missing.length > 0 && extra.length > 0);
  return isWrong ? { missing, extra } : undefined;
}

const sameFirst = (a: NumberToken, b: NumberToken): boolean => a.values[0] === b.values[0];
const sameAny = (a: NumberToken, b: NumberToken): boolean =>
  a.values.some((value) => b.values.includes(value));
