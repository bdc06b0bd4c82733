/** A calendar event. Times are milliseconds since 1970. */
export interface CalendarEvent {
  /** Unique identifier (RFC 5545, 3.8.4.7). */
  uid: string;
  product: string;
  stamp: number;
  start: number;
  end: number;
  summary: string;
  description: string;
}

/** Returns a calendar file (RFC 5545) with one tentative event, in UTC to be correct across daylight saving changes. */
export function calendarFile(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(event.product)}`,
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${utc(event.stamp)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    // Both sides still have to confirm.
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** Formats a UTC time according to RFC 5545 (3.3.5): `20261124T090000Z`. */
const utc = (instant: number): string => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Escapes a TEXT value (3.3.11): drops control characters except the tab, and escapes `\`, `;`, `,`. */
export function escapeText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are not allowed in the file
      .replace(/[\0-\x08\x0b-\x1f\x7f]/g, '')
      // A lone surrogate cannot be encoded in UTF-8.
      .replace(/\p{Surrogate}/gu, '\ufffd')
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\n/g, '\\n')
  );
}

/** Folds a line of more than 75 octets (3.1), but never within a character, which some readers would corrupt. */
export function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    const isFull = octets + size > 75;
    folded += isFull ? `\r\n ${character}` : character;
    octets = (isFull ? 1 : octets) + size;
  }
  return folded;
}
