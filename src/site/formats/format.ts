import { directionOf, type Locale } from '../../../schema/languages.ts';

/** Digits 0–9 and the Gregorian calendar in every language, as on Arabic business sites. */
const tagOf = (locale: Locale): string => `${locale}-u-ca-gregory-nu-latn`;

export const numberFormat = once(
  (locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(tagOf(locale), options),
);

export const dateFormat = once(
  (locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tagOf(locale), options),
);

/** Creating a formatter is slow on phones, so each is cached. */
function once<Options, Format>(make: (locale: Locale, options?: Options) => Format): typeof make {
  const made = new Map<string, Format>();
  return (locale, options) => {
    const key = locale + JSON.stringify(options);
    const format = made.get(key) ?? make(locale, options);
    made.set(key, format);
    return format;
  };
}

/**
 * US dollars without cents: `$1,500`. Chinese and right-to-left languages get the name of the currency, since the sign
 * could mean yuan, or jump to the other side.
 */
export function formatMoney(amount: number, locale: Locale): string {
  const money = numberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: locale === 'zh' || directionOf(locale) === 'rtl' ? 'name' : 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(amount);
  // CLDR has only one form of a currency's name, but 11 to 99 require the accusative, as in CLDR's days.
  const isAccusative = locale === 'ar' && new Intl.PluralRules(locale).select(amount) === 'many';
  return isAccusative ? money.replace('دولار أمريكي', 'دولارًا أمريكيًا') : money;
}

/** Whole percents, given as 0–100: `70%`, `70 %`. */
export function formatPercent(percent: number, locale: Locale): string {
  return percentFormat(locale).format(percent);
}

/**
 * A range of whole percents, given as 0–100: `10–20%`; equal ends give one percent. CLDR repeats the sign (`10% –
 * 20%`), which is correct in Chinese only (GB/T 15835-2011).
 */
export function formatPercentRange(min: number, max: number, locale: Locale): string {
  if (min === max) return formatPercent(min, locale);
  if (locale === 'zh') return [min, max].map((end) => formatPercent(end, locale)).join(chineseRange);
  const range = numberFormat(locale).formatRange(min, max);
  const parts = percentFormat(locale).formatToParts(max);
  const text = parts.map(({ type, value }) => (type === 'integer' ? range : value)).join('');
  // Right to left like ranges of durations, where no letter sets the direction (Unicode Bidirectional Algorithm, rule
  // N1).
  return directionOf(locale) === 'rtl' ? `\u200f${text}` : text;
}

const percentFormat = (locale: Locale) => numberFormat(locale, { style: 'unit', unit: 'percent' });

/** The range mark between two numbers; CLDR uses a hyphen (GB/T 15834-2011). */
const chineseRange = '～';

/** A duration: `1–3 days`, `1 day`. Equal ends give a single duration. */
export function formatDuration(min: number, max: number, unit: 'day' | 'week', locale: Locale): string {
  const format = numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  if (min === max) return format.format(min);
  const ends = [min, max].map((end) => format.format(end));
  // Arabic has words for one and two days, which no number is combined with.
  const areWords = ends.every((end) => !/\d/.test(end));
  if (areWords) return new Intl.ListFormat(tagOf(locale), { type: 'disjunction' }).format(ends);
  const range = format.formatRange(min, max);
  return locale === 'zh' ? range.replace(/[-–]/, chineseRange) : range;
}

/** A whole number. */
export function formatNumber(value: number, locale: Locale): string {
  return numberFormat(locale).format(value);
}

/** A list of names: `GLB, glTF, and USDZ`. */
export function formatList(names: readonly string[], locale: Locale): string {
  if (names.length < 2) return names.join();
  return new Intl.ListFormat(tagOf(locale), { type: 'conjunction' }).format(names);
}

/** A day, given as ISO date: `November 20, 2026`. */
export function formatDate(isoDate: string, locale: Locale): string {
  return dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(isoDate));
}
