import { diffWords } from 'diff';

/** Longer ones are cut: a message is no page. */
const longest = 240;

/** What changed in a text, in one line: words that went in brackets with a minus, new ones in braces with a plus. */
export function changedWords(then: string, now: string): string {
  const pieces = diffWords(then, now).map(({ value, added, removed }) => {
    const text = value.replace(/\s+/g, ' ');
    if (removed) return `[-${text.trim()}-]`;
    if (added) return `{+${text.trim()}+}`;
    return text.length > 40 ? `${text.slice(0, 15)} … ${text.slice(-15)}` : text;
  });
  const line = pieces.join('').trim();
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
