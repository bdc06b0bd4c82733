import { diffWords } from 'diff';
import { ansi, printable } from '../finding.ts';

/** Two texts in one, with what changed word by word, as lines: `Pay by the [-hour-]{+day+}.` */
export function wordDiff(old: string, now: string, color: boolean): string[] {
  const [red, green] = [ansi(31, color), ansi(32, color)];
  const marked = diffWords(old.replaceAll('\r\n', '\n'), now.replaceAll('\r\n', '\n')).map(
    ({ value, added, removed }) =>
      // What each line holds, with the spaces around it left outside.
      value.replace(/\S(?:.*\S)?/g, (held) => {
        const text = printable(held);
        if (removed) return red(`[-${text}-]`);
        return added ? green(`{+${text}+}`) : text;
      }),
  );
  return marked.join('').split('\n');
}

/** Longer ones are cut: a message is no page. */
const longest = 240;

/** A few words; of a language without spaces, a few letters. */
const startOf = (text: string): string => /^.{1,15}(?=\s)/u.exec(text)?.[0] ?? text.slice(0, 15);
const endOf = (text: string): string => /(?<=\s)(?:.{1,15}|\S{1,40})$/u.exec(text)?.[0] ?? text.slice(-15);

/** The same in one line, for a message: words that stay are shortened. */
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
