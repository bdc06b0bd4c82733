import { diffWords } from 'diff';

const longest = 240;

/** The first or last few words; in a language without spaces, a few characters. */
const startOf = (text: string): string => /^.{1,15}(?=\s)/u.exec(text)?.[0] ?? text.slice(0, 15);
const endOf = (text: string): string => /(?<=\s)(?:.{1,15}|\S{1,40})$/u.exec(text)?.[0] ?? text.slice(-15);

/** Returns the word diff of two texts in one line, for a message: `Pay by the [-hour-]{+day+}.` */
export function changedWords(then: string, now: string): string {
  const pieces = diffWords(then, now).map(({ value, added, removed }) => {
    const text = value.replace(/\s+/g, ' ');
    if (removed) return `[-${text.trim()}-]`;
    if (added) return `{+${text.trim()}+}`;
    return text.length > 40 ? `${startOf(text)} … ${endOf(text)}` : text;
  });
  const line = pieces.join('').trim();
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
