import type { List } from 'mdast';
import { grouped } from '../../core/grouped.ts';
import { nodesIn, paragraphsOf } from '../../core/mdx/sections.ts';
import type { Pair } from '../../core/pairs.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import { placeOf, reference } from '../../core/place.ts';
import { type Finding, finding } from '../../finding.ts';

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
  return [...lengths, ...newlySwallowed(pair)];

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

/**
 * Lines that entries swallow and those of English do not: as many as the section lacks paragraphs, since others belong to
 * their entries.
 */
function newlySwallowed({ source, translation }: Pair): Finding[] {
  const entries = entriesOf(translation);
  // Which is rare.
  if (![...entries.values()].flat().some(({ swallowed }) => swallowed !== undefined)) return [];
  const [english, own, inEnglish] = [paragraphsOf(source), paragraphsOf(translation), entriesOf(source)];
  return [...entries].flatMap(([section, ofSection]) => {
    const lost = (english.get(section)?.count ?? 0) - (own.get(section)?.count ?? 0);
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
