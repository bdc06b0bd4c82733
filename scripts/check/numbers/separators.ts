import { oncePerKey } from '../core/once-per-key.ts';
import type { Locale } from '../core/project.ts';

/*
 * How a language writes numbers with the digits 0–9 (CLDR number symbols, through `Intl`): 1,000.5 in English,
 * Arabic and Chinese, 1.000,5 in Dutch and German, 1 000,5 in French. A no-break or thin space groups digits in
 * any of them (ISO 80000-1), and so does the Swiss apostrophe.
 */
interface Separators {
  group: string;
  decimal: string;
  /** Of the signs that may be between groups, the one that is no space. */
  groupMark: string;
}

const separatorsOf = oncePerKey((locale: Locale): Separators => {
  // Long enough for the languages that leave four digits without a separator.
  const known = hasNumberFormat(locale) ? locale : 'en';
  const parts = new Intl.NumberFormat(`${known}-u-nu-latn`).formatToParts(1234567.5);
  const signOf = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value;
  const group = signOf('group') ?? '';
  return { group, decimal: signOf('decimal') ?? '.', groupMark: /[.,]/.test(group) ? group : '' };
});

/** Whether a language groups digits by a space, for which people also type the usual one. */
export const isGroupedBySpace = (locale: Locale): boolean => /\s/.test(separatorsOf(locale).group);

/** Whether CLDR says how a language writes numbers. */
export const hasNumberFormat = oncePerKey(
  (locale: Locale) => Intl.NumberFormat.supportedLocalesOf(locale).length > 0,
);

/** Signs between groups in every language. */
export const groupSpaces = /[\u00a0\u202f\u2009 '’]/g;

/**
 * The value of a number as a language writes it, in one form for all: no leading zeros, a point before decimals.
 * `undefined` when it is not a number in that language, but may be a version or a date.
 */
export function numberValue(written: string, locale: Locale): string | undefined {
  const { decimal, groupMark } = separatorsOf(locale);
  const plain = written.replace(groupSpaces, '');
  const [whole = '', fraction, ...more] = plain.split(decimal);
  if (more.length > 0 || fraction === '') return undefined;
  if (fraction !== undefined && !/^\d+$/.test(fraction)) return undefined;
  const groups = groupMark ? whole.split(groupMark) : [whole];
  const isGrouped = groups.length > 1;
  if (!groups.every((group) => /^\d+$/.test(group))) return undefined;
  if (isGrouped && !/^[1-9]\d{0,2}$/.test(groups[0] ?? '')) return undefined;
  if (groups.slice(1).some((group) => group.length !== 3)) return undefined;
  return canonical(groups.join(''), fraction ?? '');
}

/** One form for equal numbers. */
export function canonical(whole: string, fraction: string): string {
  const digits = whole.replace(/^0+(?=\d)/, '');
  const decimals = fraction.replace(/0+$/, '');
  return decimals === '' ? digits : `${digits}.${decimals}`;
}

/** A value as a language writes it; grouped from four digits on when `grouped`. */
export function written(value: string, locale: Locale, grouped: boolean): string {
  const { group, decimal } = separatorsOf(locale);
  const [whole = '', fraction] = value.split('.');
  const start = whole.length % 3 || 3;
  const groups = [whole.slice(0, start)];
  for (let at = start; at < whole.length; at += 3) groups.push(whole.slice(at, at + 3));
  return `${groups.join(grouped ? group : '')}${fraction === undefined ? '' : decimal + fraction}`;
}
