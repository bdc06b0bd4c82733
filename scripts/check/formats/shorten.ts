import { printable } from '../finding.ts';

/** Puts text on one line and truncates it, since files may have lines of any length. */
export function shorten(text: string, length = 4000): string {
  const line = printable(text);
  if (line.length <= length) return line;
  return `${line.slice(0, length).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** Truncates text to the whole lines that fit into a number of bytes, with a note about the rest. */
export function cutAtLine(text: string, bytes: number, note: string): string {
  if (Buffer.byteLength(text) <= bytes) return text;
  const room = Buffer.from(text).subarray(0, bytes - Buffer.byteLength(note) - 2);
  return `${text.slice(0, room.toString().lastIndexOf('\n') + 1)}\n${note}\n`;
}
