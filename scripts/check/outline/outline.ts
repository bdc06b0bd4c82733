import { diffArrays } from 'diff';
import type { Nodes } from 'mdast';
import { toString as textIn } from 'mdast-util-to-string';
import { align } from '../core/alignment.ts';
import { asciiDigits, sizeOfText } from '../core/characters.ts';
import { lengthSmoothing, outline as limits, sizeLimits } from '../core/limits.ts';
import { idOfHeading } from '../core/mdx/headings.ts';
import { directiveAt, marksOf, overlap } from '../core/mdx/marks.ts';
import { isComponent, visit } from '../core/mdx/nodes.ts';
import { placeOfSection } from '../core/mdx/sections.ts';
import { memoize } from '../core/memoize.ts';
import type { Pair } from '../core/pairs.ts';
import type { Place } from '../core/parsing/located.ts';

/** A block of a page; its kind is the same in every language. */
export interface Block {
  kind: string;
  node: Nodes;
  /** Its text; empty if it contains other blocks. */
  text: string;
  size: number;
  section: string;
  /** The id, if it is a heading. */
  id?: string | undefined;
}

type MatchedBlocks = readonly [english: Block, translated: Block];

/** Blocks of the source, and those that a translation has in their place; either list may be empty. */
export interface OutlineChange {
  expected: readonly Block[];
  found: readonly Block[];
  /** The matching blocks right before and right after. */
  before?: MatchedBlocks | undefined;
  after?: MatchedBlocks | undefined;
  /** Length of these and the adjacent blocks, relative to what is usual on the page; 1 if the section lacks nothing. */
  share: number;
  /** How much worse the next best alignment is: near 0, the change may just as well be at other blocks. */
  certainty: number;
}

/**
 * Returns the blocks that differ between a translation and its source. `undefined` unless the translation mirrors the
 * source closely; otherwise it is worded freely or of another version, and a missing block need not have been lost.
 */
export const outlineChanges = memoize(({ source, translation }: Pair): OutlineChange[] | undefined =>
  source.body && translation.body ? compare(blocksOf(source.body), blocksOf(translation.body)) : undefined,
);

/** The same for a single node of a page, such as a list. */
export const changesBetween = (english: Nodes, translated: Nodes, pair: Pair): OutlineChange[] | undefined =>
  compare(blocksOf(english), blocksOf(translated), ratioOf(pair));

/** Returns the length of a translation relative to its source. */
const ratioOf = memoize(({ source, translation }: Pair): number | undefined =>
  source.body && translation.body
    ? sizeOf(blocksOf(translation.body)) / sizeOf(blocksOf(source.body))
    : undefined,
);

/** Returns where a node is missing: below the block before it if the outlines are comparable, else in its section. */
export function placeOfMissing({ node, section }: Pick<Block, 'node' | 'section'>, pair: Pair): Place {
  const change = outlineChanges(pair)?.find(({ expected }) => expected.some((block) => block.node === node));
  const above = change?.before?.[1].node;
  // A container ends below what is missing inside it, so its start is used.
  const place = above && (leaves.has(above.type) ? above.position?.end : above.position?.start);
  return place ? { line: place.line, column: 1 } : placeOfSection(pair.translation, section);
}

function compare(
  english: readonly Block[],
  translated: readonly Block[],
  ratio = sizeOf(translated) / sizeOf(english),
): OutlineChange[] | undefined {
  // Heading levels are ignored: a heading on another level is still in its place.
  const kindsOf = (blocks: readonly Block[]) => blocks.map(({ kind }) => kind.replace(/^(heading) .*/, '$1'));
  const [kinds, translatedKinds] = [kindsOf(english), kindsOf(translated)];
  const maxEditLength = Math.floor(english.length * limits.maxChanged) + 1;
  const pieces = diffArrays(kinds, translatedKinds, { maxEditLength });
  if (pieces?.length === 1 && english.every(({ kind }, at) => kind === translated[at]?.kind)) return [];
  if (!pieces && !lacksOneRun(kinds, translatedKinds)) return undefined;
  const edits = pieces?.reduce((sum, { added, removed, count }) => sum + (added || removed ? count : 0), 0);
  const band = (edits ?? english.length - translated.length) + limits.maxShift;
  if (english.length * band > sizeLimits.maxPairs) return undefined;
  // Of several blocks in a row, the missing one is the one without which the lengths of the others fit.
  const score = (one: Block, other: Block) => likeness(one, other, ratio);
  const matches = align(english, translated, score, band).filter(
    ({ from, to }) => english[from]?.kind === translated[to]?.kind,
  );
  const [size, translatedSize] = [
    sizeOf(matches.flatMap(({ from }) => english[from] ?? [])),
    sizeOf(matches.flatMap(({ to }) => translated[to] ?? [])),
  ];
  /** What is usual on the page, apart from blocks that may contain what is missing beside them. */
  const ratioWithout = (around: readonly MatchedBlocks[]): number => {
    const [rest, translatedRest] = [
      size - sizeOf(around.map(([block]) => block)),
      translatedSize - sizeOf(around.map(([, block]) => block)),
    ];
    return rest < limits.minCharactersOfRatio ? translatedSize / size : translatedRest / rest;
  };
  const certainty = Math.min(...matches.map((match) => match.certainty));
  let [next, nextTranslated] = [0, 0];
  return [...matches, { from: english.length, to: translated.length }].flatMap(({ from, to }) => {
    const [expected, found] = [english.slice(next, from), translated.slice(nextTranslated, to)];
    const matchAt = (index: number, translatedIndex: number): MatchedBlocks | undefined => {
      const [block, translatedBlock] = [english[index], translated[translatedIndex]];
      return block && translatedBlock && [block, translatedBlock];
    };
    const [before, after] = [matchAt(next - 1, nextTranslated - 1), matchAt(from, to)];
    [next, nextTranslated] = [from + 1, to + 1];
    if (expected.length + found.length === 0) return [];
    const section = (expected[0] ?? found[0])?.section;
    const inSection = (blocks: readonly Block[]) => blocks.filter((block) => block.section === section);
    const around = [before, after].filter((both) => both !== undefined);
    const usualRatio = ratioWithout(around);
    // If the section is as long as usual, it says the same thing elsewhere.
    const lack = sizeOf(inSection(english)) * usualRatio - sizeOf(inSection(translated));
    const whole = sizeOf([...expected, ...around.map(([block]) => block)]) * usualRatio;
    const share =
      lack < (sizeOf(expected) * usualRatio) / 2
        ? 1
        : sizeOf([...found, ...around.map(([, one]) => one)]) / whole;
    return [{ expected, found, before, after, share, certainty }];
  });
}

/** Whether the only difference is one run of missing blocks, which may be longer than `maxChanged` allows. */
function lacksOneRun(kinds: readonly string[], translated: readonly string[]): boolean {
  const lost = kinds.length - translated.length;
  const at = translated.findIndex((kind, index) => kind !== kinds[index]);
  const start = at < 0 ? translated.length : at;
  return (
    lost > 0 &&
    lost <= kinds.length * limits.maxGapShare &&
    translated.slice(start).every((kind, index) => kind === kinds[start + lost + index])
  );
}

function likeness(one: Block, other: Block, ratio: number): number {
  // A heading on another level is in the place of the expected one, but is not the same block.
  if (one.kind !== other.kind) return [one, other].every(({ kind }) => kind.startsWith('heading')) ? 0.5 : -1;
  // Outweighs any similarity in length.
  const isNamed = one.id !== undefined && one.id === other.id;
  if (isNamed || (one.text.length > 2 && one.text === other.text)) return 4;
  const difference = Math.abs(
    Math.log((other.size + lengthSmoothing) / (one.size * ratio + lengthSmoothing)),
  );
  const [marks, others] = [marksIn(one.node), marksIn(other.node)];
  return 2 - Math.min(1.5, difference) + (marks.size + others.size === 0 ? 0.5 : overlap(marks, others));
}

/** Returns what is the same in every language, such as code and numbers, in a component, list item or leaf block. */
export const marksIn = memoize((block: Nodes): ReadonlySet<string> => {
  const marks = new Set(isComponent(block) ? marksOf(block) : []);
  if (leaves.has(block.type) || block.type === 'listItem')
    visit(block, (node) => {
      const names = node.type === 'text' ? asciiDigits(node.value).match(/\p{Lu}{2,}|\d+/gu) : undefined;
      for (const mark of [...marksOf(node), ...(names ?? [])]) marks.add(mark);
    });
  return marks;
});

/** Returns how much text the blocks have in total; code does not count, since it cannot replace a paragraph. */
export const sizeOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { kind, size }) => sum + (kind === 'code' ? 0 : size), 0);

/** Returns the blocks of a body in order, including nested ones. */
export function blocksOf(body: Nodes): Block[] {
  const blocks: Block[] = [];
  let section = '';
  const read = (node: Nodes): void => {
    if (node.type === 'heading') section = idOfHeading(node) ?? '';
    const isLeaf = leaves.has(node.type);
    // An image may also be HTML, whose description is unknown.
    const text = isLeaf ? textIn(node, { includeImageAlt: false }).trim() : '';
    // A paragraph may have become a list item, so the text of an item counts.
    const content =
      node.type === 'listItem' ? textIn({ ...node, children: node.children.filter(isParagraph) }) : text;
    const id = node.type === 'heading' ? idOfHeading(node) : undefined;
    const pieces =
      node.type === 'paragraph' && text ? piecesOf(text) : [{ kind: kindOf(node, text), content }];
    for (const { kind, content } of pieces)
      if (kind)
        blocks.push({ kind, node, text: isLeaf ? content : '', section, size: sizeOfText(content), id });
    if (isLeaf || !('children' in node)) return;
    // Paragraphs right inside a list item are part of it, and another rule counts the items.
    for (const child of node.children)
      if (node.type !== 'listItem' || child.type !== 'paragraph') read(child);
  };
  read(body);
  return blocks;
}

const isParagraph = ({ type }: Nodes): boolean => type === 'paragraph';

/** Nodes that contain no other blocks. */
const leaves: ReadonlySet<Nodes['type']> = new Set(['paragraph', 'heading', 'tableRow', 'code']);

/** Splits a paragraph into text and the directives (`:::note`) in it, which need no empty lines around them. */
const piecesOf = (text: string): { kind: string; content: string }[] =>
  text.split(/^(:{3,}.*)$/m).flatMap((piece) => {
    const content = piece.trim();
    const box = directiveAt(content);
    const isEnd = box === undefined && content.startsWith(':::');
    return content === '' || isEnd ? [] : { kind: box ? `:::${box}` : 'paragraph', content };
  });

function kindOf(node: Nodes, text: string): string | undefined {
  switch (node.type) {
    case 'heading':
      return text ? `heading ${node.depth}` : 'picture';
    case 'paragraph':
      return 'picture';
    case 'tableRow':
      return `row ${node.children.length}`;
    case 'code':
    case 'list':
    case 'listItem':
    case 'table':
    case 'blockquote':
      return node.type;
    default:
      return isComponent(node) ? `<${node.name}` : undefined;
  }
}
