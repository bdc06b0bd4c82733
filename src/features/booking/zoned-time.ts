import { dateFormat } from '../../site/formats/format.ts';

/** Date and time in a time zone: an ISO date, and minutes since midnight. */
export interface WallTime {
  day: string;
  minutes: number;
}

const minute = 60_000;
const dayLength = 24 * 60 * minute;

/** Returns the date and time in a zone at an instant (milliseconds since 1970). */
export function wallTimeAt(instant: number, zone: string): WallTime {
  const format = dateFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const parts = format.formatToParts(instant).map(({ type, value }) => [type, value]);
  const { year, month, day, hour, minute } = Object.fromEntries(parts);
  return { day: `${year.padStart(4, '0')}-${month}-${day}`, minutes: Number(hour) * 60 + Number(minute) };
}

/**
 * Returns the instant of a date and time in a zone. For a time that occurs twice, when clocks are set back, it is the
 * first; for one that is skipped, when they are set forward, it is computed with the offset before the change.
 */
export function instantAt({ day, minutes }: WallTime, zone: string): number {
  const asUtc = utcOf({ day, minutes });
  const candidates = [asUtc - dayLength, asUtc + dayLength].map(
    (instant) => asUtc - (utcOf(wallTimeAt(instant, zone)) - instant),
  );
  const exact = candidates.filter((instant) => utcOf(wallTimeAt(instant, zone)) === asUtc);
  return exact.length > 0 ? Math.min(...exact) : (candidates[0] ?? asUtc);
}

const utcOf = ({ day, minutes }: WallTime): number => Date.parse(`${day}T00:00:00Z`) + minutes * minute;

/** Adds days to an ISO date. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);
}

/** Returns the day of the week, 1 for Monday to 7 for Sunday (ISO 8601). */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** Whether a string is a valid ISO date. */
export function isDay(text: string): boolean {
  return !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && addDays(text, 0) === text;
}

/** Returns the visitor's time zone; UTC if unknown, or if the browser rejects its own value (“Etc/Unknown”). */
export function visitorZone(): string {
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    wallTimeAt(0, timeZone);
    return timeZone || 'UTC';
  } catch {
    return 'UTC';
  }
}
