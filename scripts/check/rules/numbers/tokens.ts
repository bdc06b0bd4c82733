import { objectMark } from '../../core/object-mark.ts';
import type { Locale } from '../../core/project.ts';
import { maskAddresses } from '../../text/masked.ts';
import { numberValue, runsOf } from './separators.ts';
import { multiplied, wordNumbers } from './spelled.ts';

/** A number that is in a text, in digits or in words. */
export interface NumberToken {
  start: number;
  end: number;
  /** As it is written. */
  text: string;
  /** What it may mean, most likely first; nothing for a version. */
  values: readonly number[];
  /** How it is written in any language: 2026.1 for 2026.01. */
  key: string;
  /** It need not have its equal in the other text, but may be that of a number there. */
  isWeak?: boolean;
}

export type Token = Omit<NumberToken, 'text' | 'key'>;

/** Every number of a text, in its order. */
export function numbersOf(text: string, locale: Locale): NumberToken[] {
  const readable = asciiDigits(maskAddresses(text));
  const { language } = new Intl.Locale(locale);
  // Phone numbers are compared digit by digit, however they are grouped.
  const phones = [...readable.matchAll(phone)].map(({ index: start, 0: found }) => ({
    start,
    end: start + found.length,
    values: [Number(found.replace(/\D/g, ''))],
  }));
  const others = readable.replace(phone, (found) => objectMark.repeat(found.length));
  return [...phones, ...digitNumbers(others, locale, language), ...wordNumbers(others, language)]
    .map((token) => ({
      ...token,
      text: text.slice(token.start, token.end),
      key: readable.slice(token.start, token.end).replace(/(?<=\.)0+(?=\d)/g, ''),
    }))
    .sort((a, b) => a.start - b.start);
}

const phone = /\+(?:\d[ ().\-/\u00a0\u202f]{0,3}){6,20}\d/g;

const separators: { readonly [sign: string]: string } = { '٫': '.', '٬': ',', '٪': '%', '％': '%' };

/** The same text, of the same length, with the digits and separators of ASCII. */
const asciiDigits = (text: string): string =>
  text.replace(
    /(?![\u{10000}-\u{10ffff}])\p{Nd}|[٫٬٪％]/gu,
    (sign) => separators[sign] ?? String(valueOfDigit(sign.charCodeAt(0))),
  );

/** The digits of a script follow each other from a code that ends with 0 or with 6 (Unicode, DerivedNumericType). */
function valueOfDigit(code: number): number {
  const last = code % 16;
  return /\p{Nd}/u.test(String.fromCharCode(code - last)) ? last : last - 6;
}

function digitNumbers(text: string, locale: Locale, language: Locale): Token[] {
  return runsOf(text, locale).flatMap(({ index, 0: run }) =>
    [...run.matchAll(partsOf(run, text.slice(index + run.length), locale))].flatMap((part) => {
      const [written] = part;
      const start = index + part.index;
      const end = start + written.length;
      const [before, after] = [text.slice(Math.max(0, start - 24), start), text.slice(end, end + 24)];
      const isWeak = isNoQuantity(written, before, after, start);
      const value = numberValue(written, locale);
      if (value === undefined) return { start, end, values: [], isWeak };
      // English may leave out the 0 of 0.5.
      if (/(?:^|\s)\.$/.test(before)) return { start, end, values: [Number(`0.${written}`), value], isWeak };
      const values = multiplied(value, after, language);
      // 2:30 may be 14:30.
      return {
        start,
        end,
        values: isHour.test(after) && value < 12 ? [...values, value + 12] : values,
        isWeak,
      };
    }),
  );
}

/** What the numbers are in digits with separators: numbers side by side, a date or a time, or one number. */
function partsOf(run: string, after: string, locale: Locale): RegExp {
  const isDate = /^(?:\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})|(?:0[1-9]|1[0-2])\.(?:19|20)\d{2})$/.test(run);
  const isTime = /^\d{1,2}\.\d{2}$/.test(run) && /^\s?(?:uur|Uhr)/.test(after);
  if (isDate || isTime) return /\d+/g;
  // Grouped as in English, it may have been left so.
  const isOne = numberValue(run, locale) !== undefined || numberValue(run, 'en') !== undefined;
  return !isOne && /^[\d\s,]+$/.test(run) ? /\d+/g : /.+/g;
}

/** 2:30, 2 pm, 14 h 30, 14h. */
const isHour = /^(?::\d{2}(?!\d)|\s?(?:[ap]\.?\s?m|h|uur|Uhr)(?!\p{L})|\s?[点时])/iu;

/** A part of a name (H264) or of 24/7, the minutes of a full hour, or the mark of a list. */
const isNoQuantity = (written: string, before: string, after: string, start: number): boolean =>
  (/[\p{Script=Latin}_]$/u.test(before) && !/(?:(?<!\p{Script=Latin})v|\d[xh])$/iu.test(before)) ||
  (written === '00' && /\d:$/.test(before)) ||
  (written === '7' && before.endsWith('24/')) ||
  (start === 0 && /^\d{1,2}$/.test(written) && /^[.)、](?!\d)/u.test(after));
