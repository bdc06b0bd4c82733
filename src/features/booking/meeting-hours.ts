/** Where the people of the meeting work; since 1978 its clocks have not been changed. */
export const studioZone = 'Asia/Manila';

/**
 * When a meeting can be proposed, in the studio's time (1: Monday, in minutes): so late that the working day of every
 * place it works for has times in it. The specification names no hours; the studio confirms a time or offers another.
 */
export const meetingHours = { days: [1, 2, 3, 4, 5], from: 8 * 60, to: 22 * 60 } as const;

/** No time is offered at which the visitor is likely to sleep; the others are enough everywhere on earth. */
export const visitorHours = { from: 7 * 60, to: 22 * 60 } as const;

/** Length of a meeting and distance of the times to choose from. */
export const meetingMinutes = 30;

/** The first time lies a day ahead, so that the answer arrives before it. */
export const leadHours = 24;

/** The last day lies so far ahead: plans of both sides are known about a quarter in advance. */
export const horizonDays = 90;
