import { asciiDigits } from '../../core/characters.ts';
import type { Locale } from '../../core/project.ts';
import { maskAddresses } from '../../text/masked.ts';
import { wordNumbers } from './words.ts';

/** A number in a text, in digits or in words. */
export interface NumberToken {
  start: number;
  end: number;
  /** As it is written. */
  text: string;
  /** Its digits without separators, which are the same in every language; several if it may mean several numbers. */
  digits: readonly string[];
  /** A word such as “million” follows, which may be zeros in another language. */
  isScaled: boolean;
  /** Need not be in the other text: part of a name, a section number. */
  isOptional: boolean;
  /** The currency symbol next to it. */
  currency: string | undefined;
}

/** A number without the fields that are derived from the text around it. */
export type Token = Omit<NumberToken, 'text' | 'isScaled' | 'currency'>;

/** Returns every number of a text, in order. */
export function numbersOf(text: string, language: Locale): NumberToken[] {
  const readable = asciiDigits(maskAddresses(text));
  return [...digitNumbers(readable), ...wordNumbers(readable, language)]
    .map((token) => {
      const before = readable.slice(Math.max(0, token.start - 24), token.start);
      const after = readable.slice(token.end, token.end + 24);
      // “2016–22” ends in 2022.
      const [, century] = /(?<!\d)(\d\d)\d\d[-–/]$/.exec(before) ?? [];
      const others = token.digits.flatMap((written) => [
        ...(/^ ?折/.test(after) ? [percentOff(written)] : []),
        ...(century && written.length === 2 ? [century + written] : []),
        // Thailand counts years from 543 BC on (CLDR, calendar “buddhist”).
        ...(language === 'th' && /^2[45]\d\d$/.test(written) ? [String(Number(written) - 543)] : []),
      ]);
      return {
        ...token,
        text: text.slice(token.start, token.end),
        digits: [...token.digits, ...others],
        isScaled: scale.test(after),
        currency: (/\p{Sc}(?=\s?$)/u.exec(before) ?? /(?<=^\s?)[\p{Sc}元円]/u.exec(after))?.[0],
      };
    })
    .sort((a, b) => a.start - b.start);
}

/** Whether two numbers may be the same: 1,500 and 1.500, 1.5 million and 150万, 14,000 and 14 тысяч. */
export function isSame(a: NumberToken, b: NumberToken): boolean {
  if (a.digits.some((one) => b.digits.includes(one))) return true;
  const [[one = ''], [other = '']] = [a.digits, b.digits];
  const areZerosWords = a.isScaled || b.isScaled || Math.abs(one.length - other.length) > 2;
  return areZerosWords && withoutZeros(one) === withoutZeros(other);
}

/** Strips trailing zeros, which may be words elsewhere; numbers that may be the same have the same result. */
export const withoutZeros = (digits: string): string => digits.replace(/0+$/, '');

/** Returns the percentage off of a Chinese discount, which states what is left: 八折 is 20, and 七五折 is 25. */
const percentOff = (digits: string): string => String(100 - Number(digits.padEnd(2, '0')));

const scale = /^[\s+-]?(?:(?:[kb]|mm?)(?!\p{L})|hundred|thousand|million|billion|[多余餘]?[百千万萬亿億])/iu;

/** A phone number, digits in groups of three with spaces between, or digits with points or commas, but not “3D”. */
const numberPattern =
  /\+(?:\d[ ().\-/\u00a0\u202f]{0,3}){6,20}\d|(?<!\d)\d{1,3}(?:[ \u00a0\u202f\u2009'’]\d{3}(?!\d))+(?:[.,]\d+)?|\d+(?:[.,]\d+)*(?!\d|D(?!\p{L}))/gu;

/** Several numbers: a date, `1.5.2026` or `2026.05`, or numbers separated only by commas. */
const several =
  /^\d{1,2}\.\d{1,2}\.\d{4}$|^(?:19|20)\d\d\.(?:0[1-9]|1[0-2])$|^(?!\d{1,3}(?:,\d{3})+$)\d+(?:,\d+){2,}$/;

/** What follows an hour: 2:30, 2 pm, 14 h 30, 14.30 uur. */
const hour = /^(?::\d{2}(?!\d)|\s?(?:[ap]\.?\s?m|h|uur|Uhr)(?!\p{L})|\s?[点时])/iu;

function digitNumbers(text: string): Token[] {
  return [...text.matchAll(numberPattern)].flatMap(({ index, 0: run }) => {
    const isTime = /^\d{1,2}\.\d{2}$/.test(run) && hour.test(text.slice(index + run.length));
    return [...run.matchAll(isTime || several.test(run) ? /\d+/g : /.+/g)].map((part) => {
      const start = index + part.index;
      const end = start + part[0].length;
      const digits = digitsOf(part[0]);
      const isMorning = hour.test(text.slice(end, end + 8)) && Number(digits) < 12;
      // “14 100” may be two numbers, 2:30 may be 14:30, and the 1980s may be the 80s.
      const isDecade = /^\d{3}0$/.test(run) && /^(?:s(?!\p{L})|\s?年代)/u.test(text.slice(end, end + 3));
      const others = [
        ...(/^\d+ /.test(run) ? run.split(' ') : []),
        ...(isMorning ? [String(Number(digits) + 12)] : []),
        ...(isDecade ? [digits.slice(-2)] : []),
      ];
      return {
        start,
        end,
        digits: [digits, ...others],
        isOptional: isNoQuantity(text, start, end),
      };
    });
  });
}

/** Returns the digits of a number without insignificant zeros: 0.5 may be .5, and 2.0 or 2.0.0 may be 2. */
const digitsOf = (number: string): string =>
  number
    .replace(/(?:[.,]0{1,2})+$/, '')
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '');

/**
 * Whether a number is not a quantity: part of a name (H264, but not v2), a month (5月), 24/7, an ordinal (20th), or
 * the number of a section or list entry (“3.1 Plans”, “2. Order”).
 */
const isNoQuantity = (text: string, start: number, end: number): boolean =>
  /(?<!\d)24\/7(?!\d)/.test(text.slice(Math.max(0, start - 3), end + 2)) ||
  /[\p{Script=Latin}_](?<!(?<!\p{L})v)$/iu.test(text.slice(Math.max(0, start - 2), start)) ||
  /^(?:\s?[月월]|(?:st|nd|rd|th)(?!\p{L}))/u.test(text.slice(end, end + 3)) ||
  (start === 0 && /^\d{1,2}(?:[.)、](?!\d)|(?:\.\d{1,2})+\s)/.test(text));
