import { oncePerKey } from '../../core/once-per-key.ts';
import type { Locale } from '../../core/project.ts';

/** How a language writes numbers with the digits 0–9: 1,000.5 in English, 1.000,5 in Dutch, 1 000,5 in French. */
interface Notation {
  /** What may be a number: digits with separators between them. */
  run: RegExp;
  /** A number of the language, with its whole part and its decimals. */
  number: RegExp;
}

const formatOf = (locale: Locale, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  new Intl.NumberFormat([`${locale}-u-nu-latn`, 'en'], options);

const notationOf = oncePerKey((locale: Locale): Notation => {
  const parts = formatOf(locale, { useGrouping: 'always' }).formatToParts(1000.5);
  const signOf = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? '';
  const group = signOf('group');
  // A no-break or thin space groups digits in any language (ISO 80000-1), and so does the Swiss apostrophe.
  const spaces = `\u00a0\u202f\u2009${/\s/.test(group) ? ' ' : ''}`;
  const separators = `${spaces}'’${/[.,]/.test(group) ? group : ''}`;
  // Where CLDR does not say how a language writes numbers, either way may be meant.
  const isDescribed = Intl.NumberFormat.supportedLocalesOf(locale).length > 0;
  const decimal = isDescribed ? signOf('decimal') : '.,';
  return {
    run: new RegExp(`\\d+(?:[.,'’]\\d+|[${spaces}]\\d{3}(?!\\d))*`, 'g'),
    number: new RegExp(`^(\\d+|[1-9]\\d{0,2}(?:[${separators}]\\d{3})+)(?:[${decimal}](\\d+))?$`),
  };
});

/** Where a text has what may be numbers of a language. */
export const runsOf = (text: string, locale: Locale): RegExpExecArray[] => [
  ...text.matchAll(notationOf(locale).run),
];

/** The value of a number as a language writes it; `undefined` for what is a version, a date or a list there. */
export function numberValue(written: string, locale: Locale): number | undefined {
  const [, whole, decimals = '0'] = notationOf(locale).number.exec(written) ?? [];
  return whole === undefined ? undefined : Number(`${whole.replace(/\D/g, '')}.${decimals}`);
}

/** A value as a language writes it. */
export const written = (value: number, locale: Locale, isGrouped: boolean): string =>
  formatOf(locale, { useGrouping: isGrouped && 'always', maximumFractionDigits: 20 }).format(value);
