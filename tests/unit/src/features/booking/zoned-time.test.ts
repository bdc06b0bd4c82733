import { describe, expect, test } from 'vitest';
import {
  addDays,
  instantAt,
  isDay,
  wallTimeAt,
  weekdayOf,
} from '../../../../../src/features/booking/zoned-time.ts';

const iso = (instant: number): string => new Date(instant).toISOString().slice(0, 16);
const clock = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const at = (day: string, time: string, zone: string): string =>
  iso(instantAt({ day, minutes: clock(time) }, zone));

describe('converts a local time to a moment', () => {
  test.each([
    // Manila has no daylight-saving time.
    ['2026-03-29', '08:00', 'Asia/Manila', '2026-03-29T00:00'],
    ['2026-10-25', '21:30', 'Asia/Manila', '2026-10-25T13:30'],
    // Amsterdam: clocks go forward on March 29 and back on October 25, at 01:00 UTC.
    ['2026-03-28', '12:00', 'Europe/Amsterdam', '2026-03-28T11:00'],
    ['2026-03-29', '01:59', 'Europe/Amsterdam', '2026-03-29T00:59'],
    ['2026-03-29', '03:00', 'Europe/Amsterdam', '2026-03-29T01:00'],
    ['2026-03-29', '12:00', 'Europe/Amsterdam', '2026-03-29T10:00'],
    ['2026-10-25', '01:59', 'Europe/Amsterdam', '2026-10-24T23:59'],
    ['2026-10-25', '03:00', 'Europe/Amsterdam', '2026-10-25T02:00'],
    // New York: March 8 at 07:00 UTC and November 1 at 06:00 UTC.
    ['2026-03-08', '01:30', 'America/New_York', '2026-03-08T06:30'],
    ['2026-03-08', '03:00', 'America/New_York', '2026-03-08T07:00'],
    ['2026-11-01', '00:30', 'America/New_York', '2026-11-01T04:30'],
    ['2026-11-01', '02:00', 'America/New_York', '2026-11-01T07:00'],
  ])('%s %s in %s is %s UTC', (day, time, zone, expected) => {
    expect(at(day, time, zone)).toBe(expected);
  });

  test('a time that occurs twice is the first one', () => {
    expect(at('2026-10-25', '02:30', 'Europe/Amsterdam')).toBe('2026-10-25T00:30');
    expect(at('2026-11-01', '01:30', 'America/New_York')).toBe('2026-11-01T05:30');
  });

  test('a skipped time is read as if the clocks had not changed', () => {
    expect(at('2026-03-29', '02:30', 'Europe/Amsterdam')).toBe('2026-03-29T01:30');
    expect(at('2026-03-08', '02:30', 'America/New_York')).toBe('2026-03-08T07:30');
  });
});

test.each(['Europe/Amsterdam', 'America/New_York', 'Asia/Kathmandu'])(
  'what a clock in %s shows leads back to the moment, every half hour in which clocks change',
  (zone) => {
    let twice = 0;
    const wrong: string[] = [];
    for (const month of [2, 9, 10]) {
      for (
        let instant = Date.UTC(2026, month, 1);
        instant < Date.UTC(2026, month + 1, 1);
        instant += 1_800_000
      ) {
        const back = instantAt(wallTimeAt(instant, zone), zone);
        // The second of two equal times maps to the first, an hour before.
        if (back === instant - 3_600_000) twice++;
        else if (back !== instant) wrong.push(iso(instant));
      }
    }
    expect(wrong).toEqual([]);
    expect(twice).toBe(zone === 'Asia/Kathmandu' ? 0 : 2);
  },
);

test('years have four digits, even the first', () => {
  expect(wallTimeAt(Date.parse('0002-11-25T12:00:00Z'), 'UTC').day).toBe('0002-11-25');
  expect(wallTimeAt(Date.parse('2026-11-25T23:30:00Z'), 'Asia/Manila')).toEqual({
    day: '2026-11-26',
    minutes: 450,
  });
});

test('calendar days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(weekdayOf('2026-11-23')).toBe(1);
  expect(weekdayOf('2026-11-29')).toBe(7);
});

test.each([
  ['2026-11-24', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['24-11-2026', false],
  ['', false],
])('%j is a valid day: %j', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
