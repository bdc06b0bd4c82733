import type { List, Nodes, Paragraph } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Finding } from '../../../schema/finding.ts';
import type { ParsedFile } from '../../content/graph.ts';
import type { Pair } from '../../content/pairs.ts';
import { findingAt } from '../../content/validate.ts';
import { placeOf, reference } from '../place.ts';
import { visitSections } from '../sections.ts';

/**
 * Rule `mdx-protected`: no entry of a list gets lost. A translation may write a list as sentences, or
 * sentences as a list; where a section has as many lists as that of English, each has as many entries.
 */
export function mdxLists({ source, translation }: Pair): Finding[] {
  const english = listsOf(source);
  const own = listsOf(translation);
  const lengths = [...english].flatMap(([section, lists]) => {
    const others = own.get(section) ?? [];
    return others.length === lists.length ? lists.flatMap((list, index) => compare(list, others[index])) : [];
  });
  return [...lengths, ...swallowedLines(translation)];

  function compare(list: List, other: List | undefined): Finding[] {
    const [expected, found] = [list.children.length, other?.children.length];
    if (!other || expected === found) return [];
    const at = reference(source, placeOf(list));
    const message = `the list has ${entries(found ?? 0)}, that of English (${at}) has ${entries(expected)}.`;
    const fix = 'write the entries of English, each translated at its place.';
    return [findingAt(translation, placeOf(other), 'mdx-protected', message, fix)];
  }
}

const entries = (count: number): string => (count === 1 ? '1 entry' : `${count} entries`);

/** The lists of a body by section; those inside of other lists belong to their entries. */
function listsOf({ body }: ParsedFile): Map<string, List[]> {
  const lists = new Map<string, List[]>();
  if (!body) return lists;
  visitSections(body, (node, section) => {
    if (node.type === 'list') lists.set(section, [...(lists.get(section) ?? []), node]);
  });
  return lists;
}

/**
 * Text right under a list that Markdown adds to the last entry, because no empty line parts the two (CommonMark
 * 0.31, section 5.2, “laziness”).
 */
function swallowedLines(file: ParsedFile): Finding[] {
  const findings: Finding[] = [];
  if (!file.body) return findings;
  const lines = file.text.split('\n');
  visit(file.body, 'listItem', (item) => {
    const paragraph = item.children.find((child: Nodes): child is Paragraph => child.type === 'paragraph');
    const [start, end] = [paragraph?.position?.start.line ?? 1, paragraph?.position?.end.line ?? 0];
    for (let line = start + 1; line <= end; line++) {
      if (!/^[^\s>]/.test(lines[line - 1] ?? '')) continue;
      const message = 'this line belongs to the last entry of the list above it.';
      const fix = 'put an empty line between them, or two spaces before the line if it belongs to the entry.';
      findings.push(findingAt(file, { line, column: 1 }, 'mdx-protected', message, fix));
      return;
    }
  });
  return findings;
}
