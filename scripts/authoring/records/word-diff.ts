import { diffWords } from 'diff';
import { ansi, printable } from '../../check/index.ts';

/** Returns the word-by-word diff of two texts, as lines: `Pay by the [-hour-]{+day+}.` */
export function wordDiff(old: string, now: string, color: boolean): string[] {
  const [red, green] = [ansi(31, color), ansi(32, color)];
  const marked = diffWords(old.replaceAll('\r\n', '\n'), now.replaceAll('\r\n', '\n')).map(
    ({ value, added, removed }) =>
      // Marks each line separately, without the whitespace around it.
      value.replace(/\S(?:.*\S)?/g, (held) => {
        const text = printable(held);
        if (removed) return red(`[-${text}-]`);
        return added ? green(`{+${text}+}`) : text;
      }),
  );
  return marked.join('').split('\n');
}
