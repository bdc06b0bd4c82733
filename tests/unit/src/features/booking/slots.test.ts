import { describe, expect, test } from 'vitest';
import { bookableDays, slotsOn } from '../../../../../src/features/booking/slots.ts';
import { addDays, wallTimeAt, weekdayOf } from '../../../../../src/features/booking/zoned-time.ts';

const zones = [
  'Asia/Manila',
  'Europe/Amsterdam',
  'America/New_York',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];
const now = Date.UTC(2026, 2, 1, 12);
const pad = (value: number): string => String(value).padStart(2, '0');
const clock = (instant: number, zone: string): string => {
  const { minutes } = wallTimeAt(instant, zone);
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
};
const ends = (day: string, zone: string, at = now): string[] => {
  const slots = slotsOn(day, zone, at).map((slot) => clock(slot, zone));
  return slots.length === 0 ? [] : [String(slots.length), slots[0] ?? '', slots.at(-1) ?? ''];
};

describe('times to choose', () => {
  test('in Manila: weekdays from 8:00; the last meeting ends at 22:00', () => {
    expect(ends('2026-03-27', 'Asia/Manila')).toEqual(['28', '08:00', '21:30']);
    expect(ends('2026-03-28', 'Asia/Manila')).toEqual([]);
    expect(ends('2026-03-29', 'Asia/Manila')).toEqual([]);
  });

  test('in Amsterdam: the end is an hour later after clocks go forward', () => {
    expect(ends('2026-03-27', 'Europe/Amsterdam')).toEqual(['16', '07:00', '14:30']);
    expect(ends('2026-03-30', 'Europe/Amsterdam')).toEqual(['18', '07:00', '15:30']);
    const autumn = Date.UTC(2026, 9, 1);
    expect(ends('2026-10-23', 'Europe/Amsterdam', autumn)).toEqual(['18', '07:00', '15:30']);
    expect(ends('2026-10-26', 'Europe/Amsterdam', autumn)).toEqual(['16', '07:00', '14:30']);
  });

  test('in New York: the studio’s Monday starts on Sunday evening, and its Friday ends on Friday morning', () => {
    // Daylight-saving time starts on Sunday, March 8: 8:00 in Manila is 20:00 in New York.
    expect(ends('2026-03-08', 'America/New_York')).toEqual(['4', '20:00', '21:30']);
    expect(ends('2026-03-13', 'America/New_York')).toEqual(['6', '07:00', '09:30']);
    expect(ends('2026-03-14', 'America/New_York')).toEqual([]);
    const autumn = Date.UTC(2026, 9, 20);
    // It ends on Sunday, November 1: an hour earlier.
    expect(ends('2026-10-30', 'America/New_York', autumn)).toEqual(['6', '07:00', '09:30']);
    expect(ends('2026-11-01', 'America/New_York', autumn)).toEqual(['6', '19:00', '21:30']);
    expect(ends('2026-11-06', 'America/New_York', autumn)).toEqual(['4', '07:00', '08:30']);
  });

  test('each time is the same moment on both clocks', () => {
    const [first = 0] = slotsOn('2026-03-29', 'America/New_York', now);
    expect([clock(first, 'America/New_York'), clock(first, 'Asia/Manila')]).toEqual(['20:00', '08:00']);
    const [winter = 0] = slotsOn('2026-03-27', 'Europe/Amsterdam', now);
    const [summer = 0] = slotsOn('2026-03-30', 'Europe/Amsterdam', now);
    expect([clock(winter, 'Asia/Manila'), clock(summer, 'Asia/Manila')]).toEqual(['14:00', '13:00']);
  });

  test.each(zones)('in %s: every weekday of the studio, none twice, in the daytime on both sides', (zone) => {
    const found: number[] = [];
    for (let day = Date.UTC(2026, 2, 10); day < Date.UTC(2026, 3, 20); day += 86_400_000)
      found.push(...slotsOn(new Date(day).toISOString().slice(0, 10), zone, now));
    expect(new Set(found).size).toBe(found.length);
    expect([...found].sort((a, b) => a - b)).toEqual(found);
    const inStudio = found.map((slot) => wallTimeAt(slot, 'Asia/Manila'));
    expect(new Set(inStudio.map(({ day }) => weekdayOf(day)))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(inStudio.filter(({ minutes }) => minutes < 8 * 60 || minutes > 21 * 60 + 30)).toEqual([]);
    const here = found.map((slot) => wallTimeAt(slot, zone));
    expect(here.filter(({ minutes }) => minutes < 7 * 60 || minutes > 21 * 60 + 30)).toEqual([]);
    // Six weeks of five days, less the ends: every working day of the studio has a time.
    expect(new Set(inStudio.map(({ day }) => day)).size).toBeGreaterThanOrEqual(29);
  });

  test('the first time is a day ahead', () => {
    const tuesday = Date.UTC(2026, 2, 10, 9, 10); // 17:10 in Manila
    expect(ends('2026-03-10', 'Asia/Manila', tuesday)).toEqual([]);
    expect(ends('2026-03-11', 'Asia/Manila', tuesday)).toEqual(['9', '17:30', '21:30']);
  });
});

test.each(['', 'soon', '0002-11-25', '2026-02-30', '2026-03-01', '2026-06-01', '9999-12-31'])(
  'no times on %j',
  (day) => {
    expect(slotsOn(day, 'Europe/Amsterdam', now)).toEqual([]);
  },
);

test('days are those of the visitor’s calendar', () => {
  const late = Date.UTC(2026, 10, 17, 23, 30); // a Tuesday evening in New York, Wednesday in Manila
  expect(bookableDays(late, 'America/New_York')).toEqual({ first: '2026-11-18', last: '2027-02-15' });
  expect(bookableDays(late, 'Asia/Manila')).toEqual({ first: '2026-11-19', last: '2027-02-16' });
});

test.each(zones)('in %s, the first day offered is the first with a time', (zone) => {
  const monday = Date.UTC(2026, 10, 23);
  for (let hour = 0; hour < 7 * 24; hour += 6) {
    const at = monday + hour * 3_600_000;
    const { first } = bookableDays(at, zone);
    expect(slotsOn(first, zone, at), `${first} at hour ${hour}`).not.toEqual([]);
    const days = [1, 2, 3].map((before) => addDays(first, -before));
    expect(days.flatMap((day) => slotsOn(day, zone, at))).toEqual([]);
  }
});
