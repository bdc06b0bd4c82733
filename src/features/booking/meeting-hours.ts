/** The time zone of the studio, without daylight saving time since 1978. */
export const studioZone = 'Asia/Manila';

/**
 * When a meeting can be proposed, in the studio's time (days from 1: Monday, minutes): late enough to overlap with the
 * working day of every region it serves. The specification names no hours; the studio confirms each meeting.
 */
export const meetingHours = { days: [1, 2, 3, 4, 5], from: 8 * 60, to: 22 * 60 } as const;

/** Times outside the visitor's night; enough remain anywhere on earth. */
export const visitorHours = { from: 7 * 60, to: 22 * 60 } as const;

/** Duration of a meeting, and the interval of the proposed times. */
export const meetingMinutes = 30;

/** Minimum notice of a day, so that the reply arrives before the meeting. */
export const leadHours = 24;

/** Latest day to propose, about a quarter ahead. */
export const horizonDays = 90;
