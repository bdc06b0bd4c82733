import { expect, test } from 'vitest';
import { calendarFile, escapeText, fold } from '../../../../../src/features/booking/ics.ts';

const octets = (text: string): number => new TextEncoder().encode(text).length;

test('writes a calendar file, byte for byte', () => {
  const file = calendarFile({
    uid: '0f1e-1795600800000@hulma.example',
    product: '-//Hulma//hulma.example//EN',
    stamp: Date.UTC(2026, 10, 20, 14, 5, 9, 123),
    start: Date.UTC(2026, 10, 25, 10, 0),
    end: Date.UTC(2026, 10, 25, 10, 30),
    summary: 'Meeting; 3D models, AR',
    description: 'Your time: 11:00\nC:\\models',
  });
  expect(file).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Hulma//hulma.example//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:0f1e-1795600800000@hulma.example',
      'DTSTAMP:20261120T140509Z',
      'DTSTART:20261125T100000Z',
      'DTEND:20261125T103000Z',
      'SUMMARY:Meeting\\; 3D models\\, AR',
      'DESCRIPTION:Your time: 11:00\\nC:\\\\models',
      'STATUS:TENTATIVE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test.each([
  ['a\r\nb\rc\nd', 'a\\nb\\nc\\nd'],
  ['\\n is no line break', '\\\\n is no line break'],
  ['a,b;c:d"e', 'a\\,b\\;c:d"e'],
  ['tab\tand bell\u0007 and zero\0', 'tab\tand bell and zero'],
  ['half a pair \ud83e, a whole one 🪑', 'half a pair \ufffd\\, a whole one 🪑'],
  ['END:VEVENT\r\nBEGIN:VALARM', 'END:VEVENT\\nBEGIN:VALARM'],
])('escapes %j as %j', (text, written) => {
  expect(escapeText(text)).toBe(written);
});

test.each(['نود ترتيب اجتماع بشأن إعداد نماذج ثلاثية الأبعاد لمنتجاتنا، ', 'Chair 🪑 👩‍🎨🇵🇭🛋️ 椅子 é '])(
  'folds %s between characters, at every offset',
  (text) => {
    for (let offset = 0; offset < 80; offset++) {
      const line = `DESCRIPTION:${'x'.repeat(offset)}${text.repeat(6)}`;
      const folded = fold(line);
      expect(Math.max(...folded.split('\r\n').map(octets))).toBeLessThanOrEqual(75);
      expect(folded.replaceAll('\r\n ', '')).toBe(line);
      // Half a surrogate pair could not be encoded.
      expect(folded.isWellFormed()).toBe(true);
    }
  },
);
