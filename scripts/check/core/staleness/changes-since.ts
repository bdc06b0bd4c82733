import { distanceOf } from '../explain.ts';
import { grouped } from '../grouped.ts';
import { memoize } from '../memoize.ts';
import { type PlainPart, wordsIn, wordsOfText } from './plain-parts.ts';

/**
 * Returns a function that finds what changed parts of a file said in an earlier version. Each part is compared with the
 * one of the same name (and words, if there are several), or with the one at its index if both versions have as many.
 */
export function changesSince(
  now: readonly PlainPart[],
): (then: readonly PlainPart[]) => Map<PlainPart, string> {
  // Memoized, since most versions have the same text in most parts.
  const comparisons = now.map((part) => ({
    part,
    other: memoize((text: string) => (meansTheSame(wordsOfText(text), wordsIn(part)) ? undefined : text)),
  }));
  return (then) => {
    const byName = grouped(then, ({ name }) => name);
    return new Map(
      comparisons.flatMap(({ part, other }, at): [PlainPart, string][] => {
        const named = byName.get(part.name) ?? [];
        // If only one part has this name, `other()` compares its words below, once for each text.
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

/** Whether words still mean the same to a translator: only small words changed, or a typo in or between words. */
function meansTheSame(before: string, after: string): boolean {
  const [then, now] = [significant(before), significant(after)];
  if (then.join('') === now.join('')) return true;
  return then.length === now.length && then.every((word, at) => isSameWord(word, now[at] ?? ''));
}

/** English words that may be added or removed without a change in meaning. */
const smallWords: ReadonlySet<string> = new Set(['a', 'an', 'the', 'of', 'to', 'that']);

const significant = (words: string): string[] => words.split(' ').filter((word) => !smallWords.has(word));

/** Whether two words differ by a typo at most. First and last letters matter: prefixes (un-) and endings (plurals). */
function isSameWord(before: string, after: string): boolean {
  const maxDistance = Math.floor(before.length / 5);
  const isLikeIt = /^\p{L}{5,}$/u.test(before) && before[0] === after[0] && before.at(-1) === after.at(-1);
  return before === after || (isLikeIt && distanceOf(before, after, maxDistance) <= maxDistance);
}
