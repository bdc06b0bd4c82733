import { directionOf, type Locale } from '../../../schema/languages.ts';

/** Returns a locale with digits 0–9 and the Gregorian calendar, as on Arabic business sites. */
const tagOf = (locale: Locale): string => `${locale}-u-ca-gregory-nu-latn`;

export const numberFormat = memoized(
  (locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(tagOf(locale), options),
);

export const dateFormat = memoized(
  (locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tagOf(locale), options),
);

/** Caches formatters, since creating one is slow on phones. */
function memoized<Options, Format>(make: (locale: Locale, options?: Options) => Format): typeof make {
  const made = new Map<string, Format>();
  return (locale, options) => {
    const key = locale + JSON.stringify(options);
    const format = made.get(key) ?? make(locale, options);
    made.set(key, format);
    return format;
  };
}

/**
 * Formats US dollars without cents: `$1,500`. Chinese and right-to-left languages get the name of the currency, since
 * the symbol could mean yuan, or move to the other side.
 */
export function formatMoney(amount: number, locale: Locale): string {
  const money = numberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: locale === 'zh' || directionOf(locale) === 'rtl' ? 'name' : 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(amount);
  // CLDR has only one form of the currency's name, but 11 to 99 require the accusative, which CLDR has for days.
  const isAccusative = locale === 'ar' && new Intl.PluralRules(locale).select(amount) === 'many';
  return isAccusative ? money.replace('دولار أمريكي', 'دولارًا أمريكيًا') : money;
}

/** Formats a whole percentage, given as 0–100: `70%`, `70 %`. */
export function formatPercent(percent: number, locale: Locale): string {
  return percentFormat(locale).format(percent);
}

/**
 * Formats a range of whole percentages, given as 0–100: `10–20%`; equal ends give a single one. CLDR repeats the
 * percent sign (`10% – 20%`), which is correct only in Chinese (GB/T 15835-2011).
 */
export function formatPercentRange(min: number, max: number, locale: Locale): string {
  if (min === max) return formatPercent(min, locale);
  if (locale === 'zh') return [min, max].map((end) => formatPercent(end, locale)).join(chineseRange);
  const range = numberFormat(locale).formatRange(min, max);
  const parts = percentFormat(locale).formatToParts(max);
  const text = parts.map(({ type, value }) => (type === 'integer' ? range : value)).join('');
  // Made right-to-left like ranges of durations, since no letter sets the direction (Unicode Bidirectional Algorithm,
  // rule N1).
  return directionOf(locale) === 'rtl' ? `\u200f${text}` : text;
}

const percentFormat = (locale: Locale) => numberFormat(locale, { style: 'unit', unit: 'percent' });

/** The Chinese range mark between two numbers (GB/T 15834-2011); CLDR uses a hyphen. */
const chineseRange = '～';

/** Formats a duration: `1–3 days`, `1 day`. Equal ends give a single duration. */
export function formatDuration(min: number, max: number, unit: 'day' | 'week', locale: Locale): string {
  const format = numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  if (min === max) return format.format(min);
  const ends = [min, max].map((end) => format.format(end));
  // Arabic has words for one and two days, which are never combined with a number.
  const areWords = ends.every((end) => !/\d/.test(end));
  if (areWords) return new Intl.ListFormat(tagOf(locale), { type: 'disjunction' }).format(ends);
  const range = format.formatRange(min, max);
  return locale === 'zh' ? range.replace(/[-–]/, chineseRange) : range;
}

/** Formats a whole number. */
export function formatNumber(value: number, locale: Locale): string {
  return numberFormat(locale).format(value);
}

/** Formats a list of names: `GLB, glTF, and USDZ`. */
export function formatList(names: readonly string[], locale: Locale): string {
  if (names.length < 2) return names.join();
  return new Intl.ListFormat(tagOf(locale), { type: 'conjunction' }).format(names);
}

/** Formats a day, given as an ISO date: `November 20, 2026`. */
export function formatDate(isoDate: string, locale: Locale): string {
  return dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(isoDate));
}
