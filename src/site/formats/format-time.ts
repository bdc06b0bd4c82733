import type { Locale } from '../../../schema/languages.ts';
import { dateFormat } from './format.ts';

/** Formats a time of day in a time zone: `9:30 AM`. */
export function formatTime(instant: number, zone: string, locale: Locale): string {
  return dateFormat(locale, { timeStyle: 'short', timeZone: zone }).format(instant);
}

/** Includes the UTC offset, to be unambiguous for both sides. */
const clock = { hour: 'numeric', minute: '2-digit', timeZoneName: 'shortOffset' } as const;

/** CLDR writes offsets with direction marks in some languages, but messages must not contain invisible characters. */
const directionMarks = /[\u061c\u200e\u200f]/g;

/** Formats a day and time in a time zone, for messages. */
export function formatMoment(instant: number, timeZone: string, locale: Locale): string {
  const day = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' } as const;
  return dateFormat(locale, { ...day, ...clock, timeZone })
    .format(instant)
    .replace(directionMarks, '');
}

/** Formats the wall-clock time in a time zone, with the day of the week. */
export function formatClock(instant: number, timeZone: string, locale: Locale): string {
  return dateFormat(locale, { weekday: 'short', ...clock, timeZone }).format(instant);
}

/** Returns the name of a time zone in a language: `Central European Time`. */
export function formatZone(zone: string, locale: Locale): string {
  const nameOf = (timeZoneName: 'longGeneric' | 'long') =>
    dateFormat(locale, { timeZoneName, timeZone: zone })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  // The generic name, without daylight saving time, is just `GMT+00:00` for UTC.
  const generic = nameOf('longGeneric');
  return /\d/.test(generic) ? nameOf('long') : generic;
}
