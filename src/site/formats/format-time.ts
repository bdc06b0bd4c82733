import type { Locale } from '../../../schema/languages.ts';
import { dateFormat } from './format.ts';

/** A time of day in a time zone: `9:30 AM`. */
export function formatTime(instant: number, zone: string, locale: Locale): string {
  return dateFormat(locale, { timeStyle: 'short', timeZone: zone }).format(instant);
}

/** Day and time in a time zone, with its distance to universal time: what two sides cannot misunderstand. */
export function formatMoment(instant: number, zone: string, locale: Locale): string {
  return dateFormat(locale, {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'shortOffset',
    timeZone: zone,
  }).format(instant);
}

/** What a clock on the wall shows somewhere else: the day of the week, the time, and its distance to universal time. */
export function formatClock(instant: number, zone: string, locale: Locale): string {
  return dateFormat(locale, {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'shortOffset',
    timeZone: zone,
  }).format(instant);
}

/** The name of a time zone, for people: `Central European Time`. */
export function formatZone(zone: string, locale: Locale): string {
  const nameOf = (timeZoneName: 'longGeneric' | 'long') =>
    dateFormat(locale, { timeZoneName, timeZone: zone })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  // Without the question of summer or winter, universal time is a bare `GMT+00:00`.
  const generic = nameOf('longGeneric');
  return /\d/.test(generic) ? nameOf('long') : generic;
}
