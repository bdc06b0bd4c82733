import type { List } from 'mdast';
import { toString as textIn } from 'mdast-util-to-string';
import { grouped } from '../../core/grouped.ts';
import { length as limits } from '../../core/limits.ts';
import { nodesIn, placeOfSection, visitSections } from '../../core/mdx/sections.ts';
import { SKIP } from '../../core/mdx/visit.ts';
import type { Pair } from '../../core/pairs.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import { placeOf, reference } from '../../core/place.ts';
import { type Finding, finding } from '../../finding.ts';
import { usualRatio } from '../../text/units.ts';

/**
 * Rule `mdx-protected`: no list and no entry of a list gets lost. A translation may write a list as sentences, or
 * sentences as a list; where a section has as many lists as that of English, each has as many entries.
 */
export function mdxLists(pair: Pair): Finding[] {
  const { source, translation } = pair;
  // Lists inside of other lists belong to their entries.
  const [english, own] = [source, translation].map((file) =>
    grouped(nodesIn(file, 'list'), ({ section }) => section),
  );
  const lengths = [...(english ?? [])].flatMap(([section, lists]) => {
    const others = own?.get(section) ?? [];
    if (others.length !== lists.length) return [];
    return lists.flatMap(({ node }, index) => compare(node, others[index]?.node));
  });
  return [...lengths, ...lostLists(pair), ...newlySwallowed(pair)];

  function compare(list: List, other: List | undefined): Finding[] {
    if (!other) return [];
    const [expected, found] = [list.children.length, other.children.length];
    if (expected === found) return [];
    // A text of another layout may say more, for the readers of its language.
    if (pair.project.layout && found > expected) return [];
    const data = { expected, found, at: reference(source, placeOf(list)) };
    return [finding(translation, placeOf(other), 'mdx-protected', 'list-length', data)];
  }
}

/** What a section has of running text: its lists, and the lengths of the paragraphs outside of them. */
interface Blocks {
  lists: List[];
  paragraphs: number[];
}

function blocksOf({ body }: ParsedFile): Map<string, Blocks> {
  const blocks = new Map<string, Blocks>();
  if (!body) return blocks;
  visitSections(body, (node, section) => {
    const own = blocks.get(section) ?? { lists: [], paragraphs: [] };
    blocks.set(section, own);
    if (node.type === 'list') own.lists.push(node);
    if (node.type === 'paragraph') own.paragraphs.push(textIn(node).length);
    return node.type === 'list' ? SKIP : undefined;
  });
  return blocks;
}

const sumOf = (lengths: readonly number[]): number => lengths.reduce((sum, length) => sum + length, 0);

/**
 * Sections without a list of English whose paragraphs are as many as those of English, and together not long enough to
 * say what the list says: it did not become sentences, but got lost.
 */
function lostLists(pair: Pair): Finding[] {
  const { source, translation } = pair;
  const own = blocksOf(translation);
  return [...blocksOf(source)].flatMap(([section, { lists, paragraphs }]) => {
    const found = own.get(section);
    const [first] = lists;
    if (!first || !found || found.lists.length >= lists.length) return [];
    const usual = usualRatio(pair, `#${section}`);
    // Without text, the section is a finding of `untranslated`.
    const isSame = found.paragraphs.length === paragraphs.length && paragraphs.length > 0;
    if (usual === undefined || !isSame) return [];
    const shortest = Math.min(...lists.map((list) => textIn(list).length));
    if (sumOf(found.paragraphs) >= (sumOf(paragraphs) + shortest) * usual * limits.leastShareOfList)
      return [];
    const data = {
      unit: `#${section}`,
      expected: lists.length,
      found: found.lists.length,
      at: reference(source, placeOf(first)),
    };
    const place = placeOfSection(translation, section);
    return [finding(translation, place, 'mdx-protected', 'missing-list', data)];
  });
}

/**
 * Lines that entries swallow and those of English do not: as many as the section lacks paragraphs, since others belong to
 * their entries.
 */
function newlySwallowed({ source, translation }: Pair): Finding[] {
  const entries = entriesOf(translation);
  // Which is rare.
  if (![...entries.values()].flat().some(({ swallowed }) => swallowed !== undefined)) return [];
  const [english, own, inEnglish] = [blocksOf(source), blocksOf(translation), entriesOf(source)];
  return [...entries].flatMap(([section, ofSection]) => {
    const lost = (english.get(section)?.paragraphs.length ?? 0) - (own.get(section)?.paragraphs.length ?? 0);
    const lines = ofSection.flatMap(({ swallowed }, nth) =>
      inEnglish.get(section)?.[nth]?.isWrapped ? [] : (swallowed ?? []),
    );
    return lines
      .slice(0, Math.max(0, lost))
      .map((line) => finding(translation, { line, column: 1 }, 'mdx-protected', 'swallowed-line'));
  });
}

/** An entry of a list. */
interface Entry {
  section: string;
  /** Its text takes several lines. */
  isWrapped: boolean;
  /**
   * The line of text right under it that Markdown adds to it, because no empty line separates the two (CommonMark 0.31,
   * section 5.2, “laziness”).
   */
  swallowed: number | undefined;
}

/** The entries of lists, by section. */
function entriesOf(file: ParsedFile): Map<string, Entry[]> {
  const lines = file.text.split('\n');
  const entries = nodesIn(file, 'listItem').map(({ node, section }): Entry => {
    const { start, end } = node.children.find(({ type }) => type === 'paragraph')?.position ?? {};
    const rest = lines.slice(start?.line, end?.line ?? 0);
    // After a hard break, or before more of the entry, it is meant to belong to it.
    const isMeant = / {2}$/.test(lines[(start?.line ?? 1) - 1] ?? '') || node.children.length > 1;
    const at = isMeant ? -1 : rest.findIndex((line) => /^(?!:::)[^\s>]/.test(line));
    const swallowed = start && at >= 0 ? start.line + 1 + at : undefined;
    return { section, isWrapped: rest.length > 0, swallowed };
  });
  return grouped(entries, ({ section }) => section);
}
