/** The time zone of the studio, without daylight saving time since 1978. */
export const studioZone = 'Asia/Manila';

/**
 * When a meeting can be proposed, in the studio's time (1 is Monday, times in minutes): late enough to overlap with the
 * working day of every region it serves. The specification names no hours; the studio confirms each meeting.
 */
export const meetingHours = { days: [1, 2, 3, 4, 5], from: 8 * 60, to: 22 * 60 } as const;

/** The visitor's daytime, in minutes; enough slots remain anywhere on earth. */
export const visitorHours = { from: 7 * 60, to: 22 * 60 } as const;

/** Duration of a meeting, and interval between the proposed times. */
export const meetingMinutes = 30;

/** Minimum notice, so that the reply arrives before the meeting. */
export const leadHours = 24;

/** How far ahead a day can be proposed: about a quarter. */
export const horizonDays = 90;
