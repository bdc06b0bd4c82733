import { expect, test } from 'vitest';
import {
  addDays,
  instantAt,
  isDay,
  wallTimeAt,
  weekdayOf,
} from '../../../../../src/features/booking/zoned-time.ts';

const iso = (instant: number): string => new Date(instant).toISOString().slice(0, 16);
const clock = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

test.each([
  // Manila has no daylight-saving time.
  ['a time', '2026-10-25', '21:30', 'Asia/Manila', '2026-10-25T13:30'],
  // Amsterdam: clocks go forward on March 29 and back on October 25, at 01:00 UTC.
  ['a time before clocks change', '2026-03-29', '01:59', 'Europe/Amsterdam', '2026-03-29T00:59'],
  ['a time after clocks change', '2026-03-29', '03:00', 'Europe/Amsterdam', '2026-03-29T01:00'],
  ['the first of two times', '2026-10-25', '02:30', 'Europe/Amsterdam', '2026-10-25T00:30'],
  ['a skipped time, by the old clock', '2026-03-29', '02:30', 'Europe/Amsterdam', '2026-03-29T01:30'],
  ['the first of two times', '2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30'],
  ['a skipped time, by the old clock', '2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30'],
])('%s: %s %s in %s is %s UTC', (_, day, time, zone, expected) => {
  expect(iso(instantAt({ day, minutes: clock(time) }, zone))).toBe(expected);
});

test('calculates and validates calendar days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-29')]).toEqual([1, 7]);
  expect(isDay('2026-11-24')).toBe(true);
  for (const text of ['2026-02-29', '2026-13-01', '24-11-2026', '']) expect(isDay(text), text).toBe(false);
  // A date field reports the year 2 while 2026 is being typed.
  expect(wallTimeAt(Date.parse('0002-11-25T12:00:00Z'), 'UTC').day).toBe('0002-11-25');
});
