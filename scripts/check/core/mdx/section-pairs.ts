import type { Root } from 'mdast';
import { align } from '../alignment.ts';
import { asciiDigits, sizeOfText } from '../characters.ts';
import { lengthSmoothing, pairing as limits, sizeLimits } from '../limits.ts';
import { certainIds, headingsOf } from './headings.ts';
import { marksOf } from './marks.ts';
import { SKIP, visit } from './nodes.ts';

/** What a section has in common with its counterparts in every language. */
interface Content {
  /** Marks by weight: those that many sections of a page have say little. */
  marks: Weights;
  /** The sum of their weights. */
  weight: number;
  /** The amount of text. */
  size: number;
}

type Weights = ReadonlyMap<string, number>;

/** A section as it is compared across languages. */
interface ComparedSection {
  depth: number;
  /** Its id, which may be derived from the words of a source heading. */
  id: string | undefined;
  hasExplicitId: boolean;
  /** Its heading, and the Latin words and numbers in it, by weight: names are the same in every language. */
  names: Weights;
  numbers: string;
  /** Its content without and with its subsections, which may have no headings in the other language. */
  own: Content;
  whole: Content;
}

/** Maps the sections of a translation to the source sections that they certainly translate, by heading indexes. */
export function sectionPairs(source: Root, translation: Root): Map<number, number> {
  const [english, translated] = [comparedSections(source), comparedSections(translation)];
  if (english.length * translated.length > sizeLimits.maxPairs) return new Map();
  const ratio = sizeRatio(english, translated);
  const score = (one: ComparedSection, other: ComparedSection): number => likeness(one, other, ratio);
  const matches = align(english, translated, score).filter(
    ({ certainty }) => certainty >= limits.minCertainty,
  );
  const pairs = new Map(matches.map(({ from, to }) => [to, from]));
  const minScore = haveSameLevels(english, translated) ? limits.minScoreOfSameLevels : limits.minScoreBetween;
  // Between two pairs, sections belong together in their order if there are as many on both sides.
  let [next, nextTranslated] = [0, 0];
  for (const { from, to } of [...matches, { from: english.length, to: translated.length }]) {
    const between = from - next === to - nextTranslated ? english.slice(next, from) : [];
    for (const [at, one] of between.entries()) {
      const other = translated[nextTranslated + at];
      if (other && score(one, other) >= minScore) pairs.set(nextTranslated + at, next + at);
    }
    [next, nextTranslated] = [from + 1, to + 1];
  }
  return pairs;
}

/** Whether headings have the same levels in the same order, so that none is missing or extra. */
export const haveSameLevels = (
  one: readonly { depth: number }[],
  other: readonly { depth: number }[],
): boolean => one.length === other.length && one.every(({ depth }, at) => depth === other[at]?.depth);

/** Returns how long a translation is relative to its source, by sections that match regardless of their length. */
function sizeRatio(english: readonly ComparedSection[], translated: readonly ComparedSection[]): number {
  let [expected, found] = [lengthSmoothing, lengthSmoothing];
  for (const { from, to } of align(english, translated, (one, other) => likeness(one, other))) {
    expected += english[from]?.own.size ?? 0;
    found += translated[to]?.own.size ?? 0;
  }
  return found / expected;
}

function comparedSections(tree: Root): ComparedSection[] {
  const headings = headingsOf(tree);
  const known = certainIds(headings);
  const sections = headings.map(({ depth, id = '', explicitId, text }) => ({
    depth,
    id: known.has(id) ? id : undefined,
    hasExplicitId: explicitId !== undefined,
    marks: new Set<string>(),
    names: new Set([text, ...(asciiDigits(text).match(/\p{Script=Latin}{3,}|\d+/gu) ?? [])]),
    size: 0,
  }));
  let at = -1;
  visit(tree, (node) => {
    if (node.type === 'heading') at++;
    // What follows a thematic break in the last section, such as references, belongs to no section.
    if (node.type === 'thematicBreak' && at === sections.length - 1 && (sections[at]?.size ?? 0) > 0) at++;
    // Anchors are made from the words of headings, and only some languages have lists of such links.
    if (node.type === 'link' && node.url.startsWith('#')) return SKIP;
    const section = sections[at];
    for (const mark of marksOf(node)) section?.marks.add(mark);
    if (section && node.type === 'text') section.size += sizeOfText(node.value);
    return undefined;
  });
  const marks = rarityWeights(sections.map(({ marks }) => marks));
  const names = rarityWeights(sections.map(({ names }) => names));
  const sizes = sections.map(({ size }) => size);
  const content = (from: number, to: number): Content => {
    const all = new Map(marks.slice(from, to).flatMap((own) => [...own]));
    return { marks: all, weight: sumOf(all.values()), size: sumOf(sizes.slice(from, to)) };
  };
  return sections.map(({ depth, id, hasExplicitId, ...section }, index) => {
    const next = sections.findIndex((other, at) => at > index && other.depth <= depth);
    return {
      depth,
      id,
      hasExplicitId,
      names: names[index] ?? new Map(),
      numbers: [...section.names].filter((name) => /^\d+$/.test(name)).join(),
      own: content(index, index + 1),
      whole: content(index, next < 0 ? sections.length : next),
    };
  });
}

function rarityWeights(lists: readonly ReadonlySet<string>[]): Map<string, number>[] {
  const counts = new Map<string, number>();
  for (const list of lists) for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
  return lists.map((list) => new Map([...list].map((one) => [one, 1 / (counts.get(one) ?? 1)])));
}

/** Returns how likely two sections are the same: above 0, they probably are. */
function likeness(one: ComparedSection, other: ComparedSection, ratio?: number): number {
  if (other.hasExplicitId && one.id === other.id) return 100;
  if (other.hasExplicitId && one.hasExplicitId) return -100;
  return (
    (one.depth === other.depth ? 1 : -2) +
    likenessOfNames(one, other) +
    Math.max(
      likenessOfContent(one.own, other.own, ratio),
      likenessOfContent(one.whole, other.own, ratio),
      likenessOfContent(one.own, other.whole, ratio),
    )
  );
}

const likenessOfContent = (one: Content, other: Content, ratio: number | undefined): number =>
  likenessOfMarks(one, other) + (ratio === undefined ? 0 : likenessOfSize(one.size * ratio, other.size));

const sumOf = (numbers: Iterable<number>): number => [...numbers].reduce((sum, one) => sum + one, 0);

function shared(one: Weights, other: Weights): number {
  let sum = 0;
  for (const [mark, weight] of one) sum += Math.min(weight, other.get(mark) ?? 0);
  return sum;
}

function likenessOfMarks(one: Content, other: Content): number {
  const mean = (one.weight + other.weight) / 2;
  if (mean === 0) return 0;
  const same = shared(one.marks, other.marks);
  return 5 * Math.min(1, same) * Math.sqrt(same / mean) - Math.min(2, mean) * (1 - same / mean);
}

function likenessOfNames(one: ComparedSection, other: ComparedSection): number {
  if (one.numbers && other.numbers && one.numbers !== other.numbers) return -3;
  return 3 * Math.min(1.5, shared(one.names, other.names));
}

function likenessOfSize(expected: number, found: number): number {
  const distance = Math.log((found + lengthSmoothing) / (expected + lengthSmoothing));
  return Math.max(-2, 1 - 5 * distance ** 2) * Math.min(1, Math.max(expected, found) / 100);
}
