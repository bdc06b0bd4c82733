import { isTypo, match } from './match.ts';
import type { SearchFile, SearchPage, Section } from './sections.ts';
import { tokensOf } from './tokens.ts';

/** A section of a screen in the index. */
interface Entry {
  page: SearchPage;
  section: Section;
}

/** A matching section and its score. */
export interface Hit extends Entry {
  score: number;
}

export interface SearchIndex {
  entries: readonly Entry[];
  /** For each word, its weight in each entry, by entry number. */
  words: ReadonlyMap<string, ReadonlyMap<number, number>>;
  synonyms: readonly (readonly [typed: readonly string[], means: readonly string[]])[];
}

/** Weights by field. Label and title of a screen also count for each of its sections, reduced by `inherited`. */
const weights = { label: 2, title: 1, heading: 1, inherited: 0.6 };

/** Words in a section of average length; in longer ones, each word counts less. */
const usualLength = 60;

/** Milliseconds of work between yields to the browser. */
const sliceDuration = 10;

const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

/** Builds the index of a language in slices, so that the page stays responsive. */
export async function buildIndex({ pages, synonyms }: SearchFile): Promise<SearchIndex> {
  const entries = pages.flatMap((page) => page.sections.map((section) => ({ page, section })));
  const words = new Map<string, Map<number, number>>();
  let end = performance.now() + sliceDuration;
  for (const [number, entry] of entries.entries()) {
    for (const [word, weight] of weightsOf(entry)) {
      const found = words.get(word) ?? new Map<number, number>();
      words.set(word, found.set(number, weight));
    }
    if (performance.now() > end) {
      await nextTurn();
      end = performance.now() + sliceDuration;
    }
  }
  return { entries, words, synonyms: synonyms.map(([typed, means]) => [wordsOf(typed), wordsOf(means)]) };
}

const wordsOf = (text: string): string[] => tokensOf(text).map(({ word }) => word);

/** Returns the weight of each word of a section; repetitions in its text count less and less (BM25). */
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

/** Returns the sections that match a query, best first. */
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

/** Returns the words to mark in results: those typed, and their synonyms. */
export function wordsToMark(index: SearchIndex, query: string): string[] {
  const typed = wordsOf(query);
  return [...new Set([...typed, ...withSynonyms(index, typed)])];
}

/** Replaces synonyms among the typed words with the site's own words; a word not in the index may contain a typo. */
function withSynonyms({ synonyms, words }: SearchIndex, typed: readonly string[]): readonly string[] {
  const isWord = (word: string | undefined, synonym: string) =>
    word === synonym || (word !== undefined && !words.has(word) && isTypo(word, synonym));
  return synonyms.reduce((query, [from, to]) => {
    const at = query.findIndex((_, place) =>
      from.every((word, number) => isWord(query[place + number], word)),
    );
    return at < 0 || from.length === 0
      ? query
      : [...query.slice(0, at), ...to, ...query.slice(at + from.length)];
  }, typed);
}

/** Returns scores by entry number: rare words count more, and entries without some of the words rank lower. */
function scoresOf(index: SearchIndex, words: readonly string[]): Map<number, number> {
  const matches = [...new Set(words)].map((word) => matchesOf(index, word)).filter(({ size }) => size > 0);
  const rarities = matches.map((found) => Math.log(1 + index.entries.length / found.size));
  const all = rarities.reduce((sum, rarity) => sum + rarity, 0);
  const scores = new Map<number, { sum: number; covered: number }>();
  for (const [place, found] of matches.entries()) {
    const rarity = rarities[place] ?? 0;
    for (const [number, weight] of found) {
      const { sum, covered } = scores.get(number) ?? { sum: 0, covered: 0 };
      scores.set(number, { sum: sum + rarity * weight, covered: covered + rarity });
    }
  }
  return new Map([...scores].map(([number, { sum, covered }]) => [number, (sum * covered) / all]));
}

/** Returns the entries that contain a word or a similar one, and its weight in each. */
function matchesOf({ words }: SearchIndex, typed: string): Map<number, number> {
  const found = new Map<number, number>();
  const spelled = typed.replace(/(?<=[aou])e/g, '');
  for (const [word, entries] of words) {
    const quality = Math.max(match(typed, word), spelled === typed ? 0 : match(spelled, word));
    if (quality === 0) continue;
    for (const [number, weight] of entries) found.set(number, (found.get(number) ?? 0) + quality * weight);
  }
  return found;
}

/** The hits on one screen. */
export interface Group {
  page: SearchPage;
  hits: Hit[];
}

/** The maximum number of hits, and the minimum score relative to the best one. */
const maxHits = 12;
const minRelativeScore = 0.15;

/** Groups the best hits by screen, the screen of the best hit first. */
export function groupsOf(hits: readonly Hit[]): Group[] {
  const [best] = hits;
  const groups = new Map<SearchPage, Hit[]>();
  for (const hit of hits.slice(0, maxHits)) {
    if (hit.score < minRelativeScore * (best?.score ?? 0)) break;
    groups.set(hit.page, [...(groups.get(hit.page) ?? []), hit]);
  }
  return [...groups].map(([page, found]) => ({ page, hits: found }));
}
