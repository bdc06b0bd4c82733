import {
  horizonDays,
  leadHours,
  meetingHours,
  meetingMinutes,
  studioZone,
  visitorHours,
} from './meeting-hours.ts';
import { addDays, instantAt, isDay, wallTimeAt, weekdayOf } from './zoned-time.ts';

const hour = 3_600_000;

/** Returns the first day with a slot and the last day that can be proposed, in a zone's calendar. */
export function bookableDays(now: number, zone: string): { first: string; last: string } {
  let first = wallTimeAt(now + leadHours * hour, zone).day;
  while (slotsOn(first, zone, now).length === 0) first = addDays(first, 1);
  return { first, last: lastDay(now, zone) };
}

const lastDay = (now: number, zone: string): string => addDays(wallTimeAt(now, zone).day, horizonDays);

/** Returns the instants at which a meeting can start on a day of the visitor's calendar, within the studio's hours. */
export function slotsOn(day: string, zone: string, now: number): number[] {
  // Also rejects invalid dates, and years such as 2, which a date field reports while 2026 is being typed.
  if (!isDay(day) || day < wallTimeAt(now, zone).day || day > lastDay(now, zone)) return [];
  // A day anywhere on earth overlaps at most three of the studio's days.
  return [-1, 0, 1]
    .map((days) => addDays(day, days))
    .filter((studioDay) => meetingHours.days.some((weekday) => weekday === weekdayOf(studioDay)))
    .flatMap(slotsOfStudioDay)
    .filter((instant) => {
      const here = wallTimeAt(instant, zone);
      const isAwake = here.minutes >= visitorHours.from && here.minutes + meetingMinutes <= visitorHours.to;
      return here.day === day && isAwake && instant >= now + leadHours * hour;
    });
}

function slotsOfStudioDay(day: string): number[] {
  const { from, to } = meetingHours;
  return Array.from({ length: Math.floor((to - from) / meetingMinutes) }, (_, slot) =>
    instantAt({ day, minutes: from + slot * meetingMinutes }, studioZone),
  );
}
