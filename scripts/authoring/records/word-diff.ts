import { diffWords } from 'diff';
import { ansi, printable } from '../../check/index.ts';

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
