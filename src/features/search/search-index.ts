import { match } from './match.ts';
import type { SearchFile, SearchPage, Section } from './sections.ts';
import { tokensOf } from './tokens.ts';

/** A section of a screen, as the index lists it. */
interface Entry {
  page: SearchPage;
  section: Section;
}

/** A section that answers a query, and how well. */
export interface Hit extends Entry {
  score: number;
}

export interface SearchIndex {
  entries: readonly Entry[];
  /** For each word the entries that have it, by their numbers, and how much it counts there. */
  words: ReadonlyMap<string, ReadonlyMap<number, number>>;
  synonyms: readonly (readonly [typed: readonly string[], means: readonly string[]])[];
}

/** How much a word counts by where it stands. What a screen is called counts a little for each of its sections. */
const weights = { label: 2, title: 1, heading: 1, inherited: 0.6 };

/** Words of a section of usual length: those of longer ones count less. */
const usualLength = 60;

/** Milliseconds of work after which the browser gets its turn. */
const slice = 10;

const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

/** Builds the index of a language, in slices between which the page answers to touch and keys. */
export async function buildIndex({ pages, synonyms }: SearchFile): Promise<SearchIndex> {
  const entries = pages.flatMap((page) => page.sections.map((section) => ({ page, section })));
  const words = new Map<string, Map<number, number>>();
  let end = performance.now() + slice;
  for (const [number, entry] of entries.entries()) {
    for (const [word, weight] of weightsOf(entry)) {
      const found = words.get(word) ?? new Map<number, number>();
      words.set(word, found.set(number, weight));
    }
    if (performance.now() > end) {
      await nextTurn();
      end = performance.now() + slice;
    }
  }
  return { entries, words, synonyms: synonyms.map(([typed, means]) => [wordsOf(typed), wordsOf(means)]) };
}

const wordsOf = (text: string): string[] => tokensOf(text).map(({ word }) => word);

/** How much each word of a section counts in it; in its text less and less each time it comes again (BM25). */
function weightsOf({ page, section }: Entry): Map<string, number> {
  const found = new Map<string, number>();
  const add = (words: Iterable<string>, weight: (word: string) => number) => {
    for (const word of words) found.set(word, (found.get(word) ?? 0) + weight(word));
  };
  const share = section.id === '' ? 1 : weights.inherited;
  add(new Set(wordsOf(page.label)), () => weights.label * share);
  add(new Set(wordsOf(page.title)), () => weights.title * share);
  add(new Set(wordsOf(section.heading)), () => weights.heading);
  const text = section.lines.flatMap(wordsOf);
  const counts = new Map<string, number>();
  for (const word of text) counts.set(word, (counts.get(word) ?? 0) + 1);
  const half = 0.8 + text.length / usualLength;
  add(counts.keys(), (word) => {
    const count = counts.get(word) ?? 0;
    return count / (count + half);
  });
  return found;
}

/** The sections that answer a query, the best first. */
export function search(index: SearchIndex, query: string): Hit[] {
  const typed = wordsOf(query);
  const scores = new Map<number, number>();
  for (const words of [typed, withSynonyms(index, typed)]) {
    for (const [number, score] of scoresOf(index, words))
      scores.set(number, Math.max(score, scores.get(number) ?? 0));
  }
  return [...scores]
    .map(([number, score]) => ({ ...(index.entries[number] as Entry), score }))
    .sort((a, b) => b.score - a.score);
}

/** The words that results mark: those typed, and what the texts have for them. */
export function wordsToMark(index: SearchIndex, query: string): string[] {
  const typed = wordsOf(query);
  return [...new Set([...typed, ...withSynonyms(index, typed)])];
}

/** What is typed, in the words that the texts have for it. */
function withSynonyms({ synonyms }: SearchIndex, typed: readonly string[]): string[] {
  const text = ` ${typed.join(' ')} `;
  const replaced = synonyms.reduce(
    (words, [from, to]) => words.replace(` ${from.join(' ')} `, ` ${to.join(' ')} `),
    text,
  );
  return replaced.split(' ').filter(Boolean);
}

/** Scores by the numbers of entries: each word counts by how rare it is, and those without some of them fall behind. */
function scoresOf(index: SearchIndex, words: readonly string[]): Map<number, number> {
  const answers = [...new Set(words)].map((word) => answersTo(index, word)).filter(({ size }) => size > 0);
  const rarities = answers.map((found) => Math.log(1 + index.entries.length / found.size));
  const all = rarities.reduce((sum, rarity) => sum + rarity, 0);
  const scores = new Map<number, { sum: number; covered: number }>();
  for (const [place, found] of answers.entries()) {
    const rarity = rarities[place] ?? 0;
    for (const [number, weight] of found) {
      const { sum, covered } = scores.get(number) ?? { sum: 0, covered: 0 };
      scores.set(number, { sum: sum + rarity * weight, covered: covered + rarity });
    }
  }
  return new Map([...scores].map(([number, { sum, covered }]) => [number, (sum * covered) / all]));
}

/** The entries that have a word, or one that is like it, and how much it counts there. */
function answersTo({ words }: SearchIndex, typed: string): Map<number, number> {
  const found = new Map<number, number>();
  const spelled = typed.replace(/(?<=[aou])e/g, '');
  for (const [word, entries] of words) {
    const quality = Math.max(match(typed, word), spelled === typed ? 0 : match(spelled, word));
    if (quality === 0) continue;
    for (const [number, weight] of entries) found.set(number, (found.get(number) ?? 0) + quality * weight);
  }
  return found;
}
