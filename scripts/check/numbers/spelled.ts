import { oncePerKey } from '../core/once-per-key.ts';
import type { Locale } from '../core/project.ts';
import type { NumberToken } from './tokens.ts';
import { cardinalValues, monthsOf, numberWordsOf } from './words.ts';

const digits = '零一二三四五六七八九';
const powers: { readonly [sign: string]: number } = { 十: 10, 百: 100, 千: 1000 };
const bigPowers: { readonly [sign: string]: number } = { 万: 1e4, 亿: 1e8 };

/** The signs that Chinese numerals are written with. */
const chineseNumeral = /[零〇一二两三四五六七八九十百千万亿]{1,20}/gu;

/** The value of a Chinese numeral such as 二十五 or 一万二千; of one read digit by digit (二〇二六) that number. */
export function chineseValue(numeral: string): number {
  const signs = [...numeral.replaceAll('〇', '零').replaceAll('两', '二')];
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

type Token = Omit<NumberToken, 'text'>;

/** Numbers and months that are written in words. */
export function wordNumbers(text: string, locale: Locale): Token[] {
  return locale === 'zh' ? [...chinese(text), ...knownSigns(text)] : spelled(text, locale);
}

interface Meaning {
  values: readonly string[];
  strength: NumberToken['strength'];
}

interface Lexicon {
  words: ReadonlyMap<string, Meaning>;
  months: ReadonlyMap<string, number>;
  /** Words that say a number, longest first, for those that begin with one: dreitägig, driedaagse. */
  beginnings: readonly string[];
}

const lexiconOf = oncePerKey((locale: Locale): Lexicon => {
  const { cardinals, ordinals, weak } = numberWordsOf(locale);
  const words = new Map<string, Meaning>();
  const first = ordinals.split(' ').map((names, index) => [names.replaceAll('|', ' '), index + 1] as const);
  for (const [names, ...values] of [...first, ...weak]) {
    for (const name of names.split(' ')) {
      const others = words.get(bare(name))?.values ?? [];
      words.set(bare(name), { values: [...others, ...values.map(String)], strength: 'weak' });
    }
  }
  for (const [index, names] of cardinals.split(' ').entries()) {
    const values = [String(cardinalValues[index])];
    for (const name of names.split('|')) words.set(bare(name), { values, strength: 'strict' });
  }
  const cardinal = [...words.keys()].filter((name) => words.get(name)?.strength === 'strict');
  const beginnings = cardinal.sort((a, b) => b.length - a.length);
  return { words, months: monthsOf(locale), beginnings };
});

/** What a word after a number multiplies it by: “1.5 million”. */
export function multiplierOf(word: string, locale: Locale): number | undefined {
  if (locale === 'zh') return chineseValue(word);
  const values = lexiconOf(locale).words.get(bare(word))?.values ?? [];
  const factor = Number(values[0]);
  return values.length === 1 && factor >= 100 ? factor : undefined;
}

/** Without the vowel signs of Arabic. */
const bare = (word: string): string => word.replace(/[\u064b-\u0652\u0640]/g, '');

const wordPattern = /\p{L}[\p{L}\p{M}]*(?:[-’'\u00ad]\p{L}[\p{L}\p{M}]*)*/gu;

function spelled(text: string, locale: Locale): Token[] {
  const found = [...text.matchAll(wordPattern)].map(({ index, 0: written }) => ({
    start: index,
    end: index + written.length,
    word: bare(written.toLowerCase()),
  }));
  return found.flatMap(({ word, start, end }, at): Token[] => {
    const place = { start, end };
    const month = monthOf(word, place, text, locale);
    if (month) return [{ ...place, ...month }];
    const meaning = meaningOf(word, locale);
    if (locale !== 'ar')
      return meaning
        ? [{ ...place, ...multiplied(meaning, found[at + 1], text.slice(end, end + 3), locale) }]
        : [];
    const teens = teenOf(found[at - 1]?.word, word);
    if (teens) return [{ ...place, values: [teens], strength: 'strict' }];
    // Of خمسة عشر the first word says nothing by itself.
    const isFirstOfTeens = teenOf(word, found[at + 1]?.word) !== undefined;
    return meaning ? [{ ...place, ...meaning, ...(isFirstOfTeens && { strength: 'weak' as const }) }] : [];
  });
}

/** The values of a word with a multiplier after it: “six billion”, or only six. */
function multiplied(
  meaning: Meaning,
  next: { word: string } | undefined,
  after: string,
  locale: Locale,
): Meaning {
  const factor = next && /^[ \u00a0]\p{L}/u.test(after) ? multiplierOf(next.word, locale) : undefined;
  const [value] = meaning.values;
  return factor ? { ...meaning, values: [String(Number(value) * factor), ...meaning.values] } : meaning;
}

function monthOf(
  word: string,
  { start, end }: { start: number; end: number },
  text: string,
  locale: Locale,
): Meaning | undefined {
  const value = lexiconOf(locale).months.get(word);
  if (value === undefined) return undefined;
  const after = text.slice(end, end + 8);
  const before = text.slice(Math.max(0, start - 12), start);
  const isDate =
    /\d(?:st|nd|rd|th|er|e|\.)?[\s\u00a0\u202f](?:de |of |من )?$/u.test(before) ||
    /^\.?,?[\s\u00a0\u202f]\d/u.test(after);
  // “may” and “mars” are words as well.
  const isName = !/^en\b/.test(locale) || /\p{Lu}/u.test(text.charAt(start));
  return { values: [String(value)], strength: isDate && isName ? 'hard' : 'weak' };
}

function meaningOf(word: string, locale: Locale): Meaning | undefined {
  const { words, beginnings } = lexiconOf(locale);
  const whole = words.get(word);
  if (whole) return whole;
  if (locale === 'ar') {
    const stem = word.replace(arabicPrefix, '');
    const meaning = words.get(stem) ?? words.get(word.replace(/^[وف]/u, ''));
    // و joins tens to what is before them.
    return meaning && word.startsWith('و') ? { ...meaning, strength: 'weak' } : meaning;
  }
  const sum = compound(word, locale);
  if (sum !== undefined) return { values: [String(sum)], strength: 'strict' };
  const [first] = word.split('-');
  const part = first === word ? undefined : words.get(first ?? '');
  if (part) return part;
  if (locale !== 'nl' && locale !== 'de') return undefined;
  const beginning = beginnings.find((name) => word.startsWith(name));
  return beginning ? { values: words.get(beginning)?.values ?? [], strength: 'weak' } : undefined;
}

/** And, so, with, like, for, the. */
const arabicPrefix = /^[وف]?(?:[بك]?ال|لل|[بكل])?/u;

/** Twenty-five, vijfentwintig, fünfundzwanzig, soixante-douze. */
function compound(word: string, locale: Locale): number | undefined {
  const { words } = lexiconOf(locale);
  const value = (name: string): number => {
    const known = words.get(name);
    return ones.get(name) ?? (known?.strength === 'strict' ? Number(known.values[0]) : Number.NaN);
  };
  if (locale === 'de' || locale === 'nl') {
    const joined = locale === 'de' ? /^(\p{L}{3,6})und(\p{L}{6,8})$/u : /^(\p{L}{3,5})[eë]n(\p{L}{6,8})$/u;
    const [, unit, tens] = joined.exec(word) ?? [];
    return unit && tens ? ofParts(value(unit), value(tens)) : undefined;
  }
  const [tens, unit] = word.startsWith('quatre-vingt-')
    ? ['quatre-vingts', word.slice('quatre-vingt-'.length)]
    : word.split('-');
  return tens && unit && tens !== word ? ofParts(value(unit), value(tens)) : undefined;
}

/** Words that say a number in compounds, and may say something else alone. */
const ones = new Map<string, number>([
  ...['one', 'een', 'ein', 'un', 'une'].map((name) => [name, 1] as const),
  ['acht', 8],
  ['neuf', 9],
]);

const ofParts = (unit: number, tens: number): number | undefined =>
  unit < 20 && tens >= 20 && tens % 10 === 0 ? unit + tens : undefined;

/** خمسة عشر is fifteen. */
function teenOf(first = '', second = ''): string | undefined {
  if (!/^عشرة?$/u.test(second)) return undefined;
  const unit = first.replace(arabicPrefix, '');
  if (/^[أإا]حدى?$/u.test(unit)) return '11';
  if (/^اثن(?:ا|ي|تا|تي)$/u.test(unit)) return '12';
  const value = Number(meaningOf(first, 'ar')?.values[0]);
  return value >= 3 && value <= 9 ? String(value + 10) : undefined;
}

/** After these a numeral counts something; 四周 and 十分 mostly mean “around” and “very”. */
const measureWord = /^ ?(?:个|项|种|处|步|张|份|天|年|小时|分钟|次|位|名|款|件|类|组|套|台|页|条|级|座|家)/u;

const approximate = /^(?:一二|[一两二]三|三[四五]|四五|五六|六七|七八|八九)$/u;

function chinese(text: string): Token[] {
  return [...text.matchAll(chineseNumeral)].map(({ index, 0: numeral }) => {
    const end = index + numeral.length;
    const before = text.slice(Math.max(0, index - 3), index);
    // 两三 is two or three.
    if (approximate.test(numeral)) {
      const values = [...numeral].map((sign) => String(chineseValue(sign)));
      return { start: index, end, values, strength: 'weak' };
    }
    const value = chineseValue(numeral);
    const counts = measureWord.test(text.slice(end, end + 4)) && !/[第几数多每]$/u.test(before) && value > 1;
    const isStrict = before.endsWith('百分之') || counts;
    return { start: index, end, values: [String(value)], strength: isStrict ? 'strict' : 'weak' };
  });
}

function knownSigns(text: string): Token[] {
  return numberWordsOf('zh').weak.flatMap(([signs, ...values]) =>
    signs.split(' ').flatMap((sign) => {
      const start = text.indexOf(sign);
      if (start < 0) return [];
      return [{ start, end: start + sign.length, values: values.map(String), strength: 'weak' as const }];
    }),
  );
}
