import { memoize } from '../../core/memoize.ts';
import type { Locale } from '../../core/project.ts';
import type { Token } from './tokens.ts';

/**
 * Two to twelve, then the tens from twenty, in each language; `|` separates several words for one number. Based on
 * CLDR's spellout-cardinal, with the forms of gender and case. “One” is left out, as it is also an article.
 */
const cardinals: { readonly [language: string]: string } = {
  en: 'two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty sixty seventy eighty ninety',
  nl:
    'twee drie vier vijf zes zeven acht negen tien elf twaalf ' +
    'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
  de:
    'zwei|zweien|zweier drei|dreien|dreier vier fünf sechs sieben acht neun zehn elf zwölf ' +
    'zwanzig dreißig|dreissig vierzig fünfzig sechzig siebzig achtzig neunzig',
  fr:
    'deux trois quatre cinq six sept huit neuf dix|dizaine onze douze|douzaine vingt|vingtaine trente|trentaine ' +
    'quarante|quarantaine cinquante|cinquantaine soixante|soixantaine soixante-dix|septante quatre-vingts|quatre-vingt|huitante ' +
    'quatre-vingt-dix|nonante',
  ar:
    'اثنان|اثنين|اثنتان|اثنتين|اثنا|اثني|اثنتا|اثنتي ثلاث|ثلاثة أربع|أربعة خمس|خمسة ست|ستة سبع|سبعة ثمان|ثماني|ثمانية ' +
    'تسع|تسعة عشر|عشرة أحد_عشر|إحدى_عشرة اثنا_عشر ' +
    'عشرون|عشرين ثلاثون|ثلاثين أربعون|أربعين خمسون|خمسين ستون|ستين سبعون|سبعين ثمانون|ثمانين تسعون|تسعين',
};

const wordsOf = memoize((language: Locale): ReadonlyMap<string, number> => {
  const names = cardinals[language]?.split(' ') ?? [];
  return new Map(
    names.flatMap((forms, index) =>
      forms
        .split('|')
        .map((form) => [form.replace('_', ' '), index < 11 ? index + 2 : (index - 9) * 10] as const),
    ),
  );
});

/** Whether the number words of a language are known. */
export const hasWords = (language: Locale): boolean => language === 'zh' || language in cardinals;

/** Returns the numbers of a text that are written in words. */
export const wordNumbers = (text: string, language: Locale): Token[] =>
  language === 'zh' ? chinese(text) : spelled(text, wordsOf(language));

/** A word; in Arabic, with the ten or the tens that belong to it: خمسة عشر, خمسة وعشرون. */
const word =
  /\p{L}[\p{L}\p{M}]*(?:[-’'\u00ad]\p{L}[\p{L}\p{M}]*)*(?: (?:عشرة?|و\p{L}{2,6}[وي]ن)(?!\p{L}))?/gu;

/** Arabic prefixes (and, so, with, like, for, the), and the ending of a decade, السبعينيات. */
const aroundArabic = /^[وف]?(?:[بك]?ال|لل|[بكل])?|(?<=ين)ي?ات$/gu;

function spelled(text: string, words: ReadonlyMap<string, number>): Token[] {
  const read = (name: string): number | undefined =>
    words.get(name) ?? words.get(name.replace(aroundArabic, ''));
  return [...text.matchAll(word)].flatMap(({ index: start, 0: written }) => {
    const name = written.toLowerCase();
    // “Twenty-five” and “four-step”.
    const [first, second = 0] = name.split(/[- ]/).map(read);
    const value = read(name) ?? (first && first + second);
    return value ? [{ start, end: start + written.length, digits: [String(value)], isOptional: false }] : [];
  });
}

const chineseNumeral = /[零〇一二两兩三四五六七八九十百千万萬亿億]{1,20}/gu;

const digits = '零一二三四五六七八九';
const powers: { readonly [sign: string]: number } = { 十: 10, 百: 100, 千: 1e3, 万: 1e4, 亿: 1e8 };

const variants: { readonly [sign: string]: string } = { 〇: '零', 两: '二', 兩: '二', 萬: '万', 億: '亿' };

/** Returns the value of a Chinese numeral, such as 二十五 or 一万二千, or one that is read digit by digit (二〇二六). */
function chineseValue(numeral: string): number {
  const signs = Array.from(numeral, (sign) => variants[sign] ?? sign);
  if (signs.every((sign) => digits.includes(sign))) {
    return Number(signs.map((sign) => digits.indexOf(sign)).join(''));
  }
  let [total, digit] = [0, 0];
  for (const sign of signs) {
    const power = powers[sign];
    if (power === undefined) digit = digits.indexOf(sign);
    else {
      total = power > total ? (total + digit || 1) * power : total + (digit || 1) * power;
      digit = 0;
    }
  }
  return total + digit;
}

/** Before these, a numeral counts something; 周 and 分 are left out, as 四周 and 十分 mostly mean “around” and “very”. */
const measureWord = /^ ?(?:个|项|种|处|步|张|份|天|年|小时|分钟|次|位|名|款|件|类|组|套|台|页|条|级|座|家)/u;

function chinese(text: string): Token[] {
  return [...text.matchAll(chineseNumeral)].map(({ index: start, 0: numeral }) => {
    const end = start + numeral.length;
    const value = chineseValue(numeral);
    const before = text.slice(Math.max(0, start - 3), start);
    // 两三 is “two or three”.
    const isExact =
      value > 1 && !/^[一二两三四五六七八九]{2}$/u.test(numeral) && !/[第几数多每]$/u.test(before);
    const counts = (isExact && measureWord.test(text.slice(end, end + 4))) || before.endsWith('百分之');
    return { start, end, digits: [String(value)], isOptional: !counts };
  });
}
