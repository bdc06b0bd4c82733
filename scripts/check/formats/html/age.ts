const day = 86_400_000;

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/**
 * How long ago a day was, in words: “today”, “3 days ago”, “2 months ago”.
 *
 * @param date ISO date of the day
 * @param now the moment the report was made
 */
export function ageOf(date: string, now: Date): string {
  const days = Math.round((Date.parse(date) - Date.parse(now.toISOString().slice(0, 10))) / day);
  if (days > -60) return relative.format(days, 'day');
  if (days > -730) return relative.format(Math.round(days / 30.44), 'month');
  return relative.format(Math.round(days / 365.25), 'year');
}
