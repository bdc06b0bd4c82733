import { diffArrays } from 'diff';
import type { Root } from 'mdast';
import { type ContentHeading, headingsOf } from './headings.ts';
import { visit } from './visit.ts';

/** Gives headings without an id one: from their words, or that of the source heading that they certainly translate. */
export function nameHeadings(tree: Root, source: Root | undefined): void {
  const headings = headingsOf(tree);
  const slug = slugger(headings);
  const counterparts = new Map<number, string>();
  if (source) pairUp(marked(source), marked(tree), ({ id = '' }, { index }) => counterparts.set(index, id));
  for (const [index, heading] of headings.entries()) {
    if (heading.id) continue;
    const id = counterparts.get(index) ?? slug(source ? `${heading.text} (own)` : heading.text);
    heading.node.data = { ...heading.node.data, id };
  }
}

interface Marked extends Pick<ContentHeading, 'depth' | 'id'> {
  index: number;
  isWritten: boolean;
  marks: Set<string>;
}

function marked(tree: Root): Marked[] {
  const headings = headingsOf(tree).map(
    ({ depth, id, text, node }, index): Marked => ({
      depth,
      id,
      index,
      isWritten: id !== undefined && node.data?.id === undefined,
      marks: new Set([text]),
    }),
  );
  let at = -1;
  visit(tree, (node) => {
    if (node.type === 'heading') at++;
    const marks = headings[at]?.marks;
    if (node.type === 'inlineCode' || node.type === 'code') marks?.add(node.value);
    // The name of a picture or page, which may be in a folder of the language.
    if (node.type === 'image' || node.type === 'link')
      marks?.add(node.url.replace(/\/$/, '').replace(/^.*\//, ''));
  });
  // What several sections have tells none of them.
  const counts = new Map<string, number>();
  for (const { marks } of headings) for (const mark of marks) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  for (const { marks } of headings) for (const mark of marks) if (counts.get(mark) !== 1) marks.delete(mark);
  return headings;
}

type Pairing = (english: Marked, own: Marked) => void;

/** Pairs the headings that are certainly the same: in order, or with the same words, code or links. */
function pairUp(source: readonly Marked[], own: readonly Marked[], pair: Pairing): void {
  if (pairInOrder(source, own, pair)) return;
  const isCertain = (a: Marked, b: Marked): boolean =>
    mayBeSame(a, b) && ((a.isWritten && b.isWritten) || [...a.marks].some((mark) => b.marks.has(mark)));
  let [from, to] = [0, 0];
  let gap: [Marked[], Marked[]] = [[], []];
  for (const { added, removed, count } of diffArrays([...source], [...own], { comparator: isCertain })) {
    if (!added && !removed) {
      pairInOrder(...gap, pair);
      gap = [[], []];
      for (let index = 0; index < count; index++)
        pair(source[from + index] as Marked, own[to + index] as Marked);
    }
    if (removed) gap[0].push(...source.slice(from, from + count));
    if (added) gap[1].push(...own.slice(to, to + count));
    if (!added) from += count;
    if (!removed) to += count;
  }
  pairInOrder(...gap, pair);
}

/** Pairs headings of the same levels, or the highest ones and what is below them, if these are as many. */
function pairInOrder(source: readonly Marked[], own: readonly Marked[], pair: Pairing): boolean {
  if (source.length === own.length && source.every((one, at) => mayBeSame(one, own[at] as Marked))) {
    for (const [at, one] of source.entries()) pair(one, own[at] as Marked);
    return true;
  }
  const highest = Math.min(...source.map(({ depth }) => depth));
  const [parts, ownParts] = [source, own].map((list) => {
    const starts = list.flatMap(({ depth }, at) => (depth <= highest ? at : []));
    return starts.map((start, at) => list.slice(start, starts[at + 1]));
  }) as [Marked[][], Marked[][]];
  if (parts.length < 2 || parts.length !== ownParts.length) return false;
  const isSame = parts.every(([one], at) => mayBeSame(one as Marked, ownParts[at]?.[0] as Marked));
  if (!isSame || source[0] !== parts[0]?.[0] || own[0] !== ownParts[0]?.[0]) return false;
  for (const [at, [top, ...below]] of parts.entries()) {
    const [ownTop, ...ownBelow] = ownParts[at] as Marked[];
    pair(top as Marked, ownTop as Marked);
    pairUp(below, ownBelow, pair);
  }
  return true;
}

const mayBeSame = (a: Marked, b: Marked): boolean =>
  a.depth === b.depth && (!a.isWritten || !b.isWritten || a.id === b.id);

/** Makes ids of words as GitHub does, each once. */
function slugger(headings: readonly ContentHeading[]): (text: string) => string {
  const taken = new Map<string, number>(headings.flatMap(({ id }) => (id ? [[id, 0]] : [])));
  return (text) => {
    const slug = text
      .toLowerCase()
      .trim()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-');
    const known = taken.get(slug);
    taken.set(slug, (known ?? -1) + 1);
    return known === undefined ? slug : `${slug}-${known + 1}`;
  };
}
