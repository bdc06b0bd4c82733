import type { Locale } from '../../../schema/languages.ts';
import { numberFormat } from './format.ts';

/** Formats a length: `1,878 mm`. */
export function formatMillimeters(value: number, locale: Locale): string {
  return numberFormat(locale, { style: 'unit', unit: 'millimeter' }).format(value);
}

/** Formats a file size: `168 kB`, `1.2 MB`. Values below ten have one decimal. */
export function formatBytes(bytes: number, locale: Locale): string {
  const [value, unit] = bytes < 999_500 ? [bytes / 1e3, 'kilobyte'] : [bytes / 1e6, 'megabyte'];
  const maximumFractionDigits = value < 10 ? 1 : 0;
  return numberFormat(locale, { style: 'unit', unit, maximumFractionDigits }).format(value);
}
