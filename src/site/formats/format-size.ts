import type { Locale } from '../../../schema/languages.ts';
import { numberFormat } from './format.ts';

/** A length: `1,878 mm`. */
export function formatMillimeters(value: number, locale: Locale): string {
  return numberFormat(locale, { style: 'unit', unit: 'millimeter' }).format(value);
}

/** A file size in bytes: `168 kB`, `1.2 MB`. Below ten of a unit with one decimal. */
export function formatBytes(bytes: number, locale: Locale): string {
  const [value, unit] = bytes < 999_500 ? [bytes / 1e3, 'kilobyte'] : [bytes / 1e6, 'megabyte'];
  const maximumFractionDigits = value < 10 ? 1 : 0;
  return numberFormat(locale, { style: 'unit', unit, maximumFractionDigits }).format(value);
}
