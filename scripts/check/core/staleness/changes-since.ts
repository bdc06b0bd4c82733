import { distanceOf } from '../explain.ts';
import { grouped } from '../grouped.ts';
import { once } from '../once.ts';
import { type PlainPart, wordsIn, wordsOfText } from './plain-parts.ts';

/**
 * Tells what the parts of a file said in an earlier version, where that was something else: each is compared with the part
 * that has the same words or name, or is at its place among as many.
 */
export function changesSince(
  now: readonly PlainPart[],
): (then: readonly PlainPart[]) => Map<PlainPart, string> {
  // Most versions say the same in most parts.
  const comparisons = now.map((part) => ({
    part,
    other: once((text: string) => (saysTheSame(wordsOfText(text), wordsIn(part)) ? undefined : text)),
  }));
  return (then) => {
    const byName = grouped(then, ({ name }) => name);
    return new Map(
      comparisons.flatMap(({ part, other }, at): [PlainPart, string][] => {
        const named = byName.get(part.name) ?? [];
        // Whether the only one says the same is asked for each of its texts once, below.
        const before =
          named.find(({ text }) => text === part.text) ??
          (named.length > 1 ? named.find((one) => wordsIn(one) === wordsIn(part)) : undefined) ??
          named[0] ??
          (then.length === now.length ? then[at] : undefined);
        const text = before && before.text !== part.text ? other(before.text) : undefined;
        return text === undefined ? [] : [[part, text]];
      }),
    );
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
