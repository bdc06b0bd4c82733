import type { Heading, Nodes, Root } from 'mdast';
import { toString as textIn } from 'mdast-util-to-string';
import { grouped } from '../grouped.ts';
import { sizeLimits } from '../limits.ts';
import type { ParsedFile } from '../parsed-file.ts';
import { lastLine, type Place, placeOf } from '../parsing/located.ts';
import { idOfHeading } from './headings.ts';
import { SKIP, visit } from './nodes.ts';

/** Something in a section of a body: below the heading with this id, or before the first heading (''). */
export interface InSection {
  section: string;
  node: Nodes;
  /** How it is written, if several notations are equivalent. */
  written?: string;
}

/** Visits every node of a body, with the id of its section. The visitor may return `SKIP` to skip the children. */
export function visitSections(body: Root, visitor: (node: Nodes, section: string) => unknown): void {
  let section = '';
  visit(body, (node) => {
    if (node.type === 'heading') section = idOfHeading(node) ?? '';
    return visitor(node, section);
  });
}

/** Returns the nodes of a body that have one of these types, with their sections. */
export function nodesIn<Type extends Nodes['type']>(
  { body }: Pick<ParsedFile, 'body'>,
  ...types: readonly Type[]
): { node: Extract<Nodes, { type: Type }>; section: string }[] {
  const found: ReturnType<typeof nodesIn<Type>> = [];
  const isWanted = (node: Nodes): node is Extract<Nodes, { type: Type }> =>
    types.some((type) => type === node.type);
  if (body)
    visitSections(body, (node, section) => {
      if (isWanted(node)) found.push({ node, section });
    });
  return found;
}

/** Returns the text and code of a section; empty if the whole section is missing. */
export const wordsOfSection = (file: ParsedFile, section: string): string =>
  nodesIn(file, 'text', 'inlineCode', 'code')
    .flatMap((one) => (one.section === section ? one.node.value : []))
    .join('\n');

/** Returns where a section starts: its heading, or the first block of the body; the end of the file if it is absent. */
export function placeOfSection(file: ParsedFile, section: string): Place {
  const isText = ({ type }: Nodes): boolean => type !== 'yaml' && type !== 'mdxjsEsm';
  const start = section ? headingOf(file, section) : file.body?.children.find(isText);
  return start ? placeOf(start) : lastLine(file);
}

/** Whether a file has a section; a missing section is a finding of the rule `headings`. */
export const hasSection = (file: ParsedFile, section: string): boolean =>
  section === '' || headingOf(file, section) !== undefined;

const headingOf = (file: ParsedFile, section: string): Heading | undefined =>
  nodesIn(file, 'heading').find((heading) => heading.section === section)?.node;

/** Returns a predicate for lines in sections with as many paragraphs as in the source; others are independent text. */
export function isComparable(source: ParsedFile, translation: ParsedFile): (line: number) => boolean {
  const english = paragraphsOf(source);
  const translated = [...paragraphsOf(translation)];
  return (line) => {
    const [section, start] = translated.findLast(([, start]) => start.line <= line) ?? [];
    return section === undefined || english.get(section)?.count === start?.count;
  };
}

/** Counts the paragraphs with words of each section, outside of lists, and finds the line where it starts. */
function paragraphsOf({ body }: ParsedFile): Map<string, { line: number; count: number }> {
  const sections = new Map<string, { line: number; count: number }>();
  if (!body) return sections;
  visitSections(body, (node, id) => {
    if (node.type === 'root' || node.type === 'yaml') return undefined;
    const section = sections.get(id) ?? { line: placeOf(node).line, count: 0 };
    sections.set(id, section);
    if (node.type === 'paragraph' && textIn(node, { includeImageAlt: false }).trim() !== '') section.count++;
    return node.type === 'list' ? SKIP : undefined;
  });
  return sections;
}

interface Comparison<Item> {
  /** Items of the translation that replace others: first the one found, then the one expected. */
  different: [found: Item, expected: Item][];
  missing: Item[];
  extra: Item[];
}

/**
 * Compares items in any order. Those with the same `key` are equal; one without a key equals none. The rest is paired,
 * missing with extra items: the most alike first, preferably within a section. Thousands of each are not compared.
 * @param likeness how likely the found item replaces the expected one; 0 if it cannot
 */
export function compareUnordered<Item extends InSection & { key?: string }>(
  expected: readonly Item[],
  found: readonly Item[],
  likeness: (expected: Item, found: Item) => number,
): Comparison<Item> {
  let [missing, unknown] = [expected, found];
  const keysByPrecision: readonly ((item: Item) => unknown[])[] = [
    ({ key, section, written }) => [key, section, written],
    ({ key, written }) => [key, '', written],
    ({ key, section }) => [key, section],
    ({ key }) => [key],
  ];
  for (const keyFields of keysByPrecision) {
    if (unknown.length === 0 || missing.length === 0) break;
    const nameOf = (item: Item): string => (item.key === undefined ? '' : JSON.stringify(keyFields(item)));
    const left = grouped(missing, nameOf);
    const equal = new Set<Item>();
    unknown = unknown.filter((item) => {
      const one = item.key === undefined ? undefined : left.get(nameOf(item))?.shift();
      if (one) equal.add(one);
      return !one;
    });
    missing = missing.filter((item) => !equal.has(item));
  }
  if (unknown.length * missing.length > sizeLimits.maxPairs) return { different: [], missing: [], extra: [] };
  const candidates = unknown
    .flatMap((item) =>
      missing.flatMap((other) => {
        const rank = likeness(other, item) * (other.section === item.section ? 2 : 1);
        return rank > 0 ? { item, other, rank } : [];
      }),
    )
    .sort((a, b) => b.rank - a.rank);
  const different: [Item, Item][] = [];
  const paired = new Set<Item>();
  for (const { item, other } of candidates) {
    if (paired.has(item) || paired.has(other)) continue;
    different.push([item, other]);
    paired.add(item).add(other);
  }
  const isLeft = (item: Item): boolean => !paired.has(item);
  return { different, missing: missing.filter(isLeft), extra: unknown.filter(isLeft) };
}
