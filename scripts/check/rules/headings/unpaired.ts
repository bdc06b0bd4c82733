import type { Nodes } from 'mdast';
import { grouped } from '../../core/grouped.ts';
import { length as limits, roomOfShort as room } from '../../core/limits.ts';
import type { ContentHeading } from '../../core/mdx/headings.ts';
import { nodesIn } from '../../core/mdx/sections.ts';
import type { Pair } from '../../core/pairs.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import { sizeOfText } from '../../core/text-size.ts';

type Headings = readonly ContentHeading[];

/**
 * The headings of a page in another layout whose texts the other file does not have. Translators may leave out headings
 * without a text of their own, or write them in bold or as entries of a list.
 */
export function unpairedHeadings(
  { source, translation }: Pair,
  english: Headings,
  own: Headings,
): { missing: ContentHeading[]; extra: ContentHeading[] } {
  const [isEnglish, isOwn] = [isIn(english), isIn(own)];
  const without = english.filter((heading) => !isOwn(heading) && hasText(heading, english, source));
  const before = (heading: ContentHeading): string =>
    english.slice(0, english.indexOf(heading)).findLast(isOwn)?.id ?? '';
  const missing = [...grouped(without, before)].flatMap(([section, headings]) => {
    if (isWrittenOtherwise(section, headings.length, source, translation)) return [];
    const [top, ownTop] = [english, own].map((all) => all.find(({ id }) => id === section));
    // The text of the first of them is right below the heading that has only headings in English.
    const isRaised = top && ownTop && !hasText(top, english, source) && hasText(ownTop, own, translation);
    return isRaised ? headings.slice(1) : headings;
  });
  const extra = own.filter((heading) => !isEnglish(heading) && hasText(heading, own, translation));
  return { missing, extra };
}

function isIn(headings: Headings): (heading: ContentHeading) => boolean {
  const ids = new Set(headings.map(({ id }) => id));
  return ({ id }) => ids.has(id);
}

/** Whether there is more below a heading than deeper headings, or a list of links to them; a title is no section. */
export function hasText(heading: ContentHeading, all: Headings, { text }: ParsedFile): boolean {
  if (heading.depth === 1) return false;
  const next = all[all.indexOf(heading) + 1];
  const own = text.slice(heading.node.position?.end.offset, next?.node.position?.start.offset);
  if (own.trim() === '') return !next || next.depth <= heading.depth;
  return /[^\s\d.*+-]/.test(own.replace(/\[[^\]\n]*\]\(#[^)\n]*\)/g, ''));
}

/** A paragraph that begins in bold, or a heading of HTML. */
const isLikeHeading = (node: Nodes): boolean =>
  node.type === 'html'
    ? /^<h[1-6]\b/i.test(node.value)
    : 'name' in node
      ? /^h[1-6]$/.test(node.name ?? '')
      : 'children' in node && node.children[0]?.type === 'strong';

/** Whether a section has so many more paragraphs that begin in bold, or so many more entries in more lists. */
function isWrittenOtherwise(
  section: string,
  headings: number,
  source: ParsedFile,
  translation: ParsedFile,
): boolean {
  const [english, own] = [source, translation].map((file) => {
    const blocks = nodesIn(file, 'paragraph', 'list', 'listItem', 'mdxJsxFlowElement', 'html').filter(
      (one) => one.section === section,
    );
    const count = (type: Nodes['type']) => blocks.filter(({ node }) => node.type === type).length;
    const bold = blocks.filter(({ node }) => isLikeHeading(node)).length;
    return { bold, lists: count('list'), entries: count('listItem') };
  });
  if (!english || !own) return false;
  const more = own.lists > english.lists ? own.entries - english.entries : 0;
  return Math.max(own.bold - english.bold, more) >= headings;
}

/** Whether a page says as much as the English one with what it seems to miss, though in other sections. */
export function saysAll({ source, translation }: Pair, english: Headings, own: Headings): boolean {
  const [sizes, ownSizes] = [sizesOf(english, source), sizesOf(own, translation)];
  const paired = [...sizes].filter(([id]) => ownSizes.has(id));
  const ratios = paired.map(([id, size]) => ((ownSizes.get(id) ?? 0) + room) / (size + room));
  // One of two may be a text of its own.
  const usual = ratios.length < 3 ? 1 : (ratios.sort((a, b) => a - b)[ratios.length >> 1] ?? 1);
  const sumOf = (all: Iterable<number>) => [...all].reduce((sum, size) => sum + size, 0);
  const rest = sumOf(paired.map(([, size]) => size));
  const lacking = sumOf(sizes.values()) - rest;
  return sumOf(ownSizes.values()) / usual - rest >= lacking * limits.leastShareOfWhole;
}

/** How much each section says. */
const sizesOf = (headings: Headings, { text }: ParsedFile): Map<string, number> =>
  new Map(
    headings.flatMap(({ id, node }, at) => {
      const next = headings[at + 1]?.node.position?.start.offset;
      return id === undefined ? [] : [[id, sizeOfText(text.slice(node.position?.start.offset, next))]];
    }),
  );
