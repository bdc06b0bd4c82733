import type { Locale } from '../../core/project.ts';
import type { Token } from './tokens.ts';
import { hasWords, monthsOf, multipliers, wordsOf } from './words.ts';

/** Numbers and months that are written in words. */
export const wordNumbers = (text: string, language: Locale): Token[] =>
  language === 'zh' ? chinese(text) : spelled(text, language);

/** A word, in Arabic with the ten or the tens that belong to it: خمسة عشر, خمسة وعشرون. */
const wordPattern =
  /\p{L}[\p{L}\p{M}]*(?:[-’'\u00ad]\p{L}[\p{L}\p{M}]*)*(?: (?:عشرة?|و\p{L}{2,6}[وي]ن)(?!\p{L}))?/gu;

/** And, so, with, like, for, the. */
const arabicPrefix = /^[وف]?(?:[بك]?ال|لل|[بكل])?/u;

function spelled(text: string, language: Locale): Token[] {
  const words = wordsOf(language);
  const months = monthsOf(language);
  return [...text.matchAll(wordPattern)].flatMap(({ index: start, 0: written }): Token[] => {
    const word = written.toLowerCase();
    const end = start + written.length;
    const month = months.get(word);
    if (month !== undefined) return isInDate(text, start, end) ? [{ start, end, values: [month] }] : [];
    const [first = ''] = word.split(/[- ]/);
    const value = [word, word.replace(arabicPrefix, ''), first, first.replace(arabicPrefix, '')]
      .map((name) => words.get(name))
      .find((known) => known !== undefined);
    // “One” is an article as well.
    if (value !== undefined)
      return [{ start, end, values: multiplied(value, text.slice(end), language), isWeak: value === 1 }];
    const power = multipliers.get(word);
    return power === undefined ? [] : [{ start, end, values: [power], isWeak: true }];
  });
}

/** Whether a day or a year is beside a month; “may” and “mars” are words as well. */
const isInDate = (text: string, start: number, end: number): boolean =>
  /\d(?:st|nd|rd|th|er|e|\.)?\s(?:de |of |من )?$/u.test(text.slice(Math.max(0, start - 12), start)) ||
  /^\.?,?\s\d/u.test(text.slice(end, end + 8));

/** What a number with a multiplier after it may say: “1.5 million” is 1,500,000, and 1.5. */
export function multiplied(value: number, after: string, language: Locale): number[] {
  // 8折 and 2割引 both take 20 percent off.
  if (language === 'zh' && /^ ?折/.test(after)) return [100 - (value < 10 ? value * 10 : value), value];
  if (language === 'ja' && /^ ?割/.test(after)) return [value * 10, value];
  if (!hasWords(language)) return [value, value * 1e3, value * 1e4, value * 1e6];
  const next = after.slice(0, 24);
  const word =
    language === 'zh'
      ? /^ ?[多余餘]?([千百十]?[万萬亿億]|千(?!克|米|瓦))/u.exec(next)?.[1]
      : /^[\s+-]?(\p{L}+)/u.exec(next)?.[1]?.toLowerCase();
  if (word === undefined) return [value];
  const power = language === 'zh' ? chineseValue(word) : multipliers.get(word);
  return power ? [Math.round(value * power * 1000) / 1000, value] : [value];
}

const digits = '零一二三四五六七八九';
const powers: { readonly [sign: string]: number } = { 十: 10, 百: 100, 千: 1000 };
const bigPowers: { readonly [sign: string]: number } = { 万: 1e4, 萬: 1e4, 亿: 1e8, 億: 1e8 };

/** The value of a Chinese numeral such as 二十五 or 一万二千; of one read digit by digit (二〇二六) that number. */
function chineseValue(numeral: string): number {
  const signs = [...numeral.replaceAll('〇', '零').replace(/[两兩]/g, '二')];
  if (signs.length > 1 && signs.every((sign) => digits.includes(sign))) {
    return Number(signs.map((sign) => digits.indexOf(sign)).join(''));
  }
  let [total, section, digit] = [0, 0, 0];
  for (const sign of signs) {
    const power = powers[sign];
    const bigPower = bigPowers[sign];
    if (power) {
      section += (digit || 1) * power;
      digit = 0;
    } else if (bigPower) {
      total = (total + section + digit || 1) * bigPower;
      [section, digit] = [0, 0];
    } else digit = digits.indexOf(sign);
  }
  return total + section + digit;
}

/** The signs that Chinese numerals are written with. */
const chineseNumeral = /[零〇一二两兩三四五六七八九十百千万萬亿億]{1,20}/gu;

/** After these a numeral counts something; 四周 and 十分 mostly mean “around” and “very”. */
const measureWord = /^ ?(?:个|项|种|处|步|张|份|天|年|小时|分钟|次|位|名|款|件|类|组|套|台|页|条|级|座|家)/u;

function chinese(text: string): Token[] {
  return [...text.matchAll(chineseNumeral)].map(({ index: start, 0: numeral }) => {
    const end = start + numeral.length;
    const value = chineseValue(numeral);
    const before = text.slice(Math.max(0, start - 3), start);
    const counts = measureWord.test(text.slice(end, end + 4)) && !/[第几数多每]$/u.test(before) && value > 1;
    // 两三 is two or three.
    const isApproximate = /^[一二两三四五六七八九]{2}$/u.test(numeral);
    return { start, end, values: [value], isWeak: isApproximate || !(counts || before.endsWith('百分之')) };
  });
}
