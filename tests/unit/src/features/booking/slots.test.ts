import { expect, test } from 'vitest';
import { bookableDays, slotsOn } from '../../../../../src/features/booking/slots.ts';
import { addDays, wallTimeAt, weekdayOf } from '../../../../../src/features/booking/zoned-time.ts';

const now = Date.UTC(2026, 2, 1, 12);
const [opening, lastMeeting, morning] = [8 * 60, 21 * 60 + 30, 7 * 60];

/** Returns how many times a day has, and the first and last of them. */
function timesOn(day: string, zone: string, at: number) {
  const times = slotsOn(day, zone, at).map((slot) => {
    const { minutes } = wallTimeAt(slot, zone);
    return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  });
  return [times.length, times[0], times.at(-1)];
}

const march = Date.UTC(2026, 2, 10, 9, 10);
const october = Date.UTC(2026, 9, 20);
test.each([
  ['weekdays from 8:00 to 22:00', 'Asia/Manila', now, '2026-03-27', [28, '08:00', '21:30']],
  ['none on Saturdays', 'Asia/Manila', now, '2026-03-28', [0]],
  ['before clocks go forward', 'Europe/Amsterdam', now, '2026-03-27', [16, '07:00', '14:30']],
  ['after clocks go forward', 'Europe/Amsterdam', now, '2026-03-30', [18, '07:00', '15:30']],
  ['before clocks go back', 'Europe/Amsterdam', october, '2026-10-23', [18, '07:00', '15:30']],
  ['after clocks go back', 'Europe/Amsterdam', october, '2026-10-26', [16, '07:00', '14:30']],
  ['Sunday here, Monday in Manila', 'America/New_York', now, '2026-03-08', [4, '20:00', '21:30']],
  ['Friday here, Friday night in Manila', 'America/New_York', now, '2026-03-13', [6, '07:00', '09:30']],
  ['Sunday in winter, Monday in Manila', 'America/New_York', october, '2026-11-01', [6, '19:00', '21:30']],
  ['from a day ahead on', 'Asia/Manila', march, '2026-03-11', [9, '17:30', '21:30']],
  ['none before that', 'Asia/Manila', march, '2026-03-10', [0]],
])('offers the right times: %s, in %s', (_, zone, at, day, [count, first, last]) => {
  expect(timesOn(day, zone, at)).toEqual([count, first, last]);
});

test.each(['Europe/Amsterdam', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'in %s, offers times on every studio weekday, none twice, in daytime on both sides',
  (zone) => {
    const days = Array.from({ length: 41 }, (_, index) => addDays('2026-03-10', index));
    const found = days.flatMap((day) => slotsOn(day, zone, now));
    expect([...new Set(found)].sort((a, b) => a - b)).toEqual(found);
    const inStudio = found.map((slot) => wallTimeAt(slot, 'Asia/Manila'));
    expect(new Set(inStudio.map(({ day }) => weekdayOf(day)))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(inStudio.filter(({ minutes }) => minutes < opening || minutes > lastMeeting)).toEqual([]);
    const here = found.map((slot) => wallTimeAt(slot, zone));
    expect(here.filter(({ minutes }) => minutes < morning || minutes > lastMeeting)).toEqual([]);
    // Six weeks of five days, less the ends: every working day of the studio has a time.
    expect(new Set(inStudio.map(({ day }) => day)).size).toBeGreaterThanOrEqual(29);
  },
);

test.each(['', 'soon', '0002-11-25', '2026-02-30', '2026-03-01', '2026-06-01', '9999-12-31'])(
  'offers no times on %j',
  (day) => {
    expect(slotsOn(day, 'Europe/Amsterdam', now)).toEqual([]);
  },
);

test.each([
  ['2026-11-17T23:30Z', 'America/New_York', '2026-11-18', '2027-02-15'],
  ['2026-11-17T23:30Z', 'Asia/Manila', '2026-11-19', '2027-02-16'],
  // A Friday: the next day with a time is a Monday.
  ['2026-11-20T12:00Z', 'Europe/Amsterdam', '2026-11-23', '2027-02-18'],
])('at %s, the bookable days in %s are from %s to %s', (at, zone, first, last) => {
  expect(bookableDays(Date.parse(at), zone)).toEqual({ first, last });
});
