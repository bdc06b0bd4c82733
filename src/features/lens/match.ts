import type { LensText } from '../../../schema/lens.ts';
import { objectMark } from '../../../schema/object-mark.ts';

/** Finds the texts that a piece of the page shows, by its normalized words. */
export type Matcher = (words: string) => Match;

export interface Match {
  /** Indexes in the list of texts; several if they have the same words. */
  texts: number[];
  /** Where the matched texts have gaps that were filled. With one at the start, a match may begin anywhere. */
  filled: 'nowhere' | 'within' | 'at start';
}

/** Consecutive pieces of a block that together show a text; `to` is exclusive. */
export interface Run {
  from: number;
  to: number;
  texts: number[];
}

/** Placeholders, code and components, which match anything. */
const gaps = new RegExp(`\\{\\{[^}]*\\}\\}|${objectMark}`, 'gu');

/** Characters that may be displayed differently from the source: spaces, line breaks, direction marks. */
const blank = /[\s\u00ad\u200b-\u200f\u2060\u2066-\u2069\ufeff]+/gu;

/** Normalizes text for comparison. */
export const normalize = (text: string): string => text.replace(blank, '');

/** Maximum length of what fills a gap: the value of a placeholder, or the words of a component. */
const maxGapLength = 160;

/** Minimum number of characters around gaps; with fewer, a text would match everywhere. */
const minCharacters = 2;

/** Prepares the texts of a page for matching. */
export function matcherOf(texts: readonly Pick<LensText, 'shown'>[]): Matcher {
  const exact = new Map<string, number[]>();
  const patterns: { first: string; last: string; pattern: RegExp; index: number }[] = [];
  texts.forEach(({ shown }, index) => {
    const literals = shown.split(gaps).map(normalize);
    const [first = ''] = literals;
    if (literals.length === 1 && first !== '') exact.set(first, [...(exact.get(first) ?? []), index]);
    if (literals.length === 1 || literals.join('').length < minCharacters) return;
    const marks = shown.match(gaps) ?? [];
    const source = literals.map((literal) => literal.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
    // A component may render no words, such as a picture; the value of a placeholder is never empty.
    const open = marks.map((mark) => `.{${mark === objectMark ? 0 : 1},${maxGapLength}}?`);
    const pattern = new RegExp(
      `^${source.map((literal, index) => literal + (open[index] ?? '')).join('')}$`,
      'u',
    );
    patterns.push({ first, last: literals.at(-1) ?? '', pattern, index });
  });
  return (words) => {
    const found = exact.get(words);
    if (found || words === '') return { texts: found ?? [], filled: 'nowhere' };
    const fitting = patterns.filter(
      ({ first, last, pattern }) => words.startsWith(first) && words.endsWith(last) && pattern.test(words),
    );
    const closed = fitting.filter(({ first }) => first !== '');
    const [some, filled] = closed.length > 0 ? [closed, 'within' as const] : [fitting, 'at start' as const];
    return { texts: some.map(({ index }) => index), filled };
  };
}

/** Maximum number of pieces in a run: a long paragraph with links and emphasis. */
const maxRunLength = 60;

/**
 * Finds the texts that a block shows. From each piece, takes the longest matching run, since the words of a link may
 * also be a text of their own, but with gaps the shortest: a longer one could reach the next match of the text's end.
 */
export function runsOf(pieces: readonly string[], matcher: Matcher): Run[] {
  const normalized = pieces.map(normalize);
  const runs: Run[] = [];
  for (let from = 0; from < normalized.length; ) {
    const run = runAt(normalized, from, matcher);
    if (run) runs.push(run);
    from = run?.to ?? from + 1;
  }
  return runs;
}

function runAt(normalized: readonly string[], from: number, matcher: Matcher): Run | undefined {
  if (normalized[from] === '') return undefined;
  let words = '';
  let found: Run | undefined;
  let isFilled = false;
  const end = Math.min(normalized.length, from + maxRunLength);
  for (let to = from + 1; to <= end; to++) {
    const piece = normalized[to - 1] ?? '';
    words += piece;
    if (piece === '') continue;
    const { texts, filled } = matcher(words);
    if (texts.length === 0 || (isFilled && filled !== 'nowhere') || (found && filled === 'at start'))
      continue;
    found = { from, to, texts };
    isFilled ||= filled !== 'nowhere';
  }
  return found;
}
