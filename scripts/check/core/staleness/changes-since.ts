import { distanceOf } from '../explain.ts';
import { grouped } from '../grouped.ts';
import { type PlainPart, wordsIn } from './plain-parts.ts';

/**
 * Tells what a part of a file said in an earlier version, if that was something else: the part with the same words or
 * name, or at its place among as many.
 */
export function changesSince(
  now: readonly PlainPart[],
  then: readonly PlainPart[],
): (part: PlainPart) => PlainPart | undefined {
  const byName = grouped(then, ({ name }) => name);
  return (part) => {
    const named = byName.get(part.name) ?? [];
    const before =
      named.find(({ text }) => text === part.text) ??
      named.find((other) => wordsIn(other) === wordsIn(part)) ??
      named[0] ??
      (then.length === now.length ? then[now.indexOf(part)] : undefined);
    const isChanged = before && before.text !== part.text && !saysTheSame(wordsIn(before), wordsIn(part));
    return isChanged ? before : undefined;
  };
}

/** Whether words still say the same to a translator after a change of small ones, or of a typo inside or between them. */
function saysTheSame(before: string, after: string): boolean {
  const [then, now] = [significant(before), significant(after)];
  if (then.join('') === now.join('')) return true;
  return then.length === now.length && then.every((word, at) => isSameWord(word, now[at] ?? ''));
}

/** English words that come and go without a change in what is said. */
const smallWords: ReadonlySet<string> = new Set(['a', 'an', 'the', 'of', 'to', 'that']);

const significant = (words: string): string[] => words.split(' ').filter((word) => !smallWords.has(word));

/** Endings say something, as those of plurals, and so do beginnings, as un-. */
function isSameWord(before: string, after: string): boolean {
  const most = Math.floor(before.length / 5);
  const isLikeIt = /^\p{L}{5,}$/u.test(before) && before[0] === after[0] && before.at(-1) === after.at(-1);
  return before === after || (isLikeIt && distanceOf(before, after, most) <= most);
}
