import { objectMark } from '../core/object-mark.ts';
import type { Locale } from '../core/project.ts';
import { maskAddresses } from '../masked.ts';
import { canonical, groupSpaces, hasNumberFormat, isGroupedBySpace, numberValue } from './separators.ts';
import { multiplierOf, wordNumbers } from './spelled.ts';

/** A number that is in a text, in digits or in words. */
export interface NumberToken {
  start: number;
  end: number;
  /** As it is written. */
  text: string;
  /** What it may mean, most likely first: `1500`, `1.5`; `v:1.2.3` is compared as it is written. */
  values: readonly string[];
  /**
   * `hard`: it must have its equal in the other text. `strict`: it must not be another number there, but may be
   * left out (“four steps”, “24/7”). `weak`: it only explains a number of the other text.
   */
  strength: 'hard' | 'strict' | 'weak';
}

/** Every number of a text, in its order. */
export function numbersOf(text: string, locale: Locale): NumberToken[] {
  const { readable, phones } = withoutPhones(asciiDigits(maskAddresses(text)));
  const { language } = new Intl.Locale(locale);
  return [...phones, ...digitNumbers(readable, locale), ...wordNumbers(readable, language)]
    .map((token) => ({ ...token, text: text.slice(token.start, token.end) }))
    .sort((a, b) => a.start - b.start);
}

type Token = Omit<NumberToken, 'text'>;

const separators: { readonly [sign: string]: string } = { '٫': '.', '٬': ',', '٪': '%', '％': '%' };

/** The same text, of the same length, with the digits and separators of ASCII. */
const asciiDigits = (text: string): string =>
  text.replace(
    /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19٫٬٪％]/g,
    // The code of a digit ends with its value.
    (sign) => separators[sign] ?? String(sign.charCodeAt(0) % 16),
  );

const phone = /\+(?:\d[ ().\-/\u00a0\u202f]{0,3}){6,20}\d/g;

/** Phone numbers are compared digit by digit, however they are grouped. */
function withoutPhones(text: string): { readable: string; phones: Token[] } {
  const phones: Token[] = [...text.matchAll(phone)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
    values: [`v:+${found.replace(/\D/g, '')}`],
    strength: 'hard',
  }));
  return { readable: text.replace(phone, (found) => objectMark.repeat(found.length)), phones };
}

const run = /\d+(?:[.,'’]\d+|[\u00a0\u202f\u2009]\d{3}(?!\d))*/g;
const spacedRun = /\d+(?:[.,'’]\d+|[\u00a0\u202f\u2009 ]\d{3}(?!\d))*/g;

function digitNumbers(text: string, locale: Locale): Token[] {
  return [...text.matchAll(isGroupedBySpace(locale) ? spacedRun : run)].flatMap(({ index, 0: written }) => {
    const isGrouped = /[\u00a0\u202f\u2009 ]/.test(written);
    const isList =
      hasNumberFormat(locale) && /^\d+(?:,\d+)+$/.test(written) && numberValue(written, locale) === undefined;
    if (isGrouped ? isWellGrouped(written, locale) : !isList) return tokensOf(written, index, text, locale);
    // Numbers side by side.
    return [...written.matchAll(isGrouped ? /[^\u00a0\u202f\u2009 ]+/g : /\d+/g)].flatMap((part) =>
      tokensOf(part[0], index + part.index, text, locale),
    );
  });
}

function isWellGrouped(written: string, locale: Locale): boolean {
  return (
    /^[1-9]\d{0,2}(?:[\u00a0\u202f\u2009 ]\d{3})+(?:[.,]\d+)?$/.test(written) &&
    numberValue(written, locale) !== undefined
  );
}

/** A number with the text around it. */
interface Surroundings {
  written: string;
  before: string;
  after: string;
}

function tokensOf(written: string, start: number, text: string, locale: Locale): Token[] {
  const end = start + written.length;
  const around = {
    written,
    before: text.slice(Math.max(0, start - 24), start),
    after: text.slice(end, end + 24),
  };
  const parts = partsOf(around, locale);
  if (parts) {
    return parts.map((part) => ({ start, end, values: [canonical(part, '')], strength: 'hard' as const }));
  }
  return [{ start, end, values: valuesOf(around, locale), strength: strengthOf(around, start, text) }];
}

/** The numbers of a date (31.1.2026) or of a time of day with a point (14.30 uur). */
function partsOf({ written, after }: Surroundings, locale: Locale): string[] | undefined {
  const isDate =
    /^\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})$/.test(written) || /^(?:0\d|1[0-2])\.\d{4}$/.test(written);
  const isTime =
    (locale === 'nl' || locale === 'de') && /^\d{1,2}\.\d{2}$/.test(written) && /^\s?(?:uur|Uhr)/.test(after);
  return isDate || isTime ? written.split('.') : undefined;
}

/**
 * What is before an English number that is no quantity: a name (WCAG 2.2, glTF 2.0), or a word that says what is
 * numbered. Such a number is written the same in every language.
 */
const numbered =
  /(?:\p{Lu}[\p{L}\d]*|(?<!\p{L})(?:versions?|releases?|sections?|clauses?|articles?|chapters?|parts?|steps?|figures?|tables?|levels?|numbers?|rules?|criteri(?:on|a)|no\.|§))[\s\u00a0]$/u;

function valuesOf(around: Surroundings, locale: Locale): string[] {
  const { written, before, after } = around;
  const value = numberValue(written, locale);
  const verbatim = `v:${written.replace(groupSpaces, '')}`;
  // CLDR does not say how this language writes numbers: either way may be meant.
  if (!hasNumberFormat(locale))
    return [value, numberValue(written, 'de'), verbatim].filter((one) => one !== undefined);
  // A year and month: 2026.1 is 2026.01.
  const [, year, month] = /^((?:19|20)\d\d)\.0?([1-9]|1[0-2])$/.exec(written) ?? [];
  if (year && month) return [`${year}.${month}`, verbatim, ...(value === undefined ? [] : [value])];
  if (value === undefined) return [verbatim];
  // v4 is “версия 4” in words.
  if (/(?<!\p{L})v$/iu.test(before)) return [verbatim, value];
  const values = [value];
  const multiplied = multiply(value, after, locale);
  if (multiplied) values.unshift(multiplied);
  const hour = Number(value);
  if (isHour(around) && hour <= 24) {
    values.push(String(hour < 12 ? hour + 12 : hour - 12));
    if (hour === 12) values.push('24');
  }
  const isQuantity = /^en\b/.test(locale) && !numbered.test(before);
  if (/^\d+\.\d+$/.test(written) && !isQuantity) values.push(verbatim);
  return values;
}

/** 2:30, 2 pm, 14 h 30, 14h. */
const isHour = ({ after }: Surroundings): boolean =>
  /^(?::\d{2}(?!\d)|(?::\d{2})?[\s\u00a0\u202f]?[ap]\.?\s?m(?!\p{L})|[\s\u00a0\u202f]?h(?!\p{L})|[\s\u00a0\u202f]?(?:uur|Uhr|点|时))/iu.test(
    after,
  );

function multiply(value: string, after: string, locale: Locale): string | undefined {
  const name = /^zh\b/.test(locale)
    ? /^ ?([千百十]?[万亿]|千(?!克|米|瓦))/u.exec(after)?.[1]
    : /^[\s\u00a0\u202f-]?(\p{L}+)/u.exec(after)?.[1]?.toLowerCase();
  const letter = /^[kKM](?![\p{L}\p{N}])/u.exec(after)?.[0];
  const power =
    (name && multiplierOf(name, new Intl.Locale(locale).language)) ??
    (letter && (letter === 'M' ? 1e6 : 1000));
  return power ? String(Math.round(Number(value) * power * 1000) / 1000) : undefined;
}

/** Units that are written without a space, as 5mm. */
const gluedUnit = /^(?:mm|cm|m|km|kg|g|px|ms|s|KB|kB|MB|GB|TB|dpi|fps|min|Hz|h)(?![\p{L}\p{N}])/u;
const ordinal = /^(?:st|nd|rd|th|er|re|ère|e|ème|eme|de|ste)(?!\p{L})/u;
const percent = /^[\s\u00a0\u202f]?(?:%|percent|procent|Prozent|pour cent|في المئة|في المائة)/u;

function strengthOf(
  { written, before, after }: Surroundings,
  start: number,
  text: string,
): NumberToken['strength'] {
  if (/[\p{Script=Latin}_](?<![ºª])$/u.test(before) && !/(?<!\p{L})v$/iu.test(before)) return 'weak';
  if (
    start <= 2 &&
    text.slice(0, start).trim() === '' &&
    /^\d{1,2}$/.test(written) &&
    /^[.)、] ?\p{L}/u.test(after.replace(/\s/gu, ' '))
  ) {
    return 'weak';
  }
  if (/^-[A-Z](?!\p{L})/u.test(after)) return 'weak';
  if (/^[\p{Script=Latin}_](?<![ºª])/u.test(after)) {
    if (gluedUnit.test(after) || /^x\d/.test(after) || /^h\d{2}/.test(after)) return 'hard';
    return ordinal.test(after) || /^x(?!\p{L})/u.test(after) ? 'strict' : 'weak';
  }
  // The minutes of a full hour.
  if (written === '00' && /\d:$/.test(before)) return 'weak';
  const isRange = /\d ?[–-] ?$/.test(before) || /^ ?[–-] ?\d/.test(after);
  // “a day” is one day, and 1:1 is life-size.
  const isOfScale = /^(?::[02-9]|:1\d|\/\d|%)/.test(after) || /(?:[02-9]|\d\d):$|\d\/$/.test(before);
  if (/^0*1$/.test(written) && !isRange && !isOfScale) return 'weak';
  if (written === '0') return 'strict';
  if (written === '100' && percent.test(after)) return 'strict';
  // 1/2, 24/7; a date has more parts.
  if (/^\/\d{1,4}(?![\d/])/.test(after) && !/\d\/$/.test(before)) return 'strict';
  if (/(?:^|[^\d/])\d{1,4}\/$/.test(before) && !/^\/\d/.test(after)) return 'strict';
  return 'hard';
}
