import { diffWords } from 'diff';

/** Longer ones are cut: a message is no page. */
const longest = 240;

/** A few words; of a language without spaces, a few letters. */
const startOf = (text: string): string => /^.{1,15}(?=\s)/u.exec(text)?.[0] ?? text.slice(0, 15);
const endOf = (text: string): string => /(?<=\s)(?:.{1,15}|\S{1,40})$/u.exec(text)?.[0] ?? text.slice(-15);

/** Two texts in one line, for a message, with what changed word by word: `Pay by the [-hour-]{+day+}.` */
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
