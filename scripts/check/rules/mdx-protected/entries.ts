import type { List, Nodes, Table, TableRow } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { grouped } from '../../core/grouped.ts';
import { outline as limits } from '../../core/limits.ts';
import { nodesIn } from '../../core/mdx/sections.ts';
import type { Pair } from '../../core/pairs.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import { placeOf, reference } from '../../core/parsing/located.ts';
import { type Finding, finding, isOneOf } from '../../finding.ts';
import { changesBetween, type OutlineChange } from '../../outline/outline.ts';

/**
 * Rule `mdx-protected`: no list entry, table row or cell gets lost. A translation may turn lists and tables into
 * sentences, and the other way round. If a section has as many lists (or tables) as in the source, each has as many
 * entries (or rows).
 */
export function mdxEntries(pair: Pair): Finding[] {
  const [english, translated] = [entriesIn(pair.source), entriesIn(pair.translation)];
  return [...english].flatMap(([name, expected]) => {
    const found = translated.get(name) ?? [];
    return expected.length === found.length
      ? expected.flatMap(({ node }, index) => compare(node, found[index]?.node ?? node, pair))
      : [];
  });
}

/** Groups the lists and tables of a file by kind and section. */
const entriesIn = (file: ParsedFile) =>
  grouped(nodesIn(file, 'list', 'table'), ({ node, section }) => `${node.type} ${section}`);

function compare(english: List | Table, translated: List | Table, pair: Pair): Finding[] {
  const { source, translation } = pair;
  const [found, expected] = [translated.children.length, english.children.length];
  const at = reference(source, placeOf(english));
  if (found < expected) {
    const code = translated.type === 'list' ? 'list-length' : 'rows';
    const gaps = gapsIn(translated, english, pair);
    const lost = gaps.flatMap((gap) => gap.expected.map(({ node }) => textOfEntry(node)));
    const place = placeOf(gaps[0]?.before?.[1].node ?? translated);
    const data = { expected, found, at, ...(lost.length > 0 && { lost }) };
    return [finding(translation, place, 'mdx-protected', code, data)];
  }
  if (english.type === 'list' || translated.type === 'list') return [];
  // A table may have other columns, as long as all of its rows have them.
  const columns = translated.children[0]?.children.length;
  const index = translated.children.findIndex(
    (row, line) => row.children.length !== columns && cellsOf(row) !== cellsOf(english.children[line]),
  );
  const row = translated.children[index];
  if (!row) return [];
  const data = { row: index + 1, expected: cellsOf(english.children[index]), found: cellsOf(row), at };
  return [finding(translation, placeOf(row), 'mdx-protected', 'cells', data)];
}

/** Returns where a list or table lacks entries or rows of the source, as far as it is certain which. */
function gapsIn(translated: List | Table, english: List | Table, pair: Pair): OutlineChange[] {
  const entries: readonly Nodes[] = english.children;
  return (changesBetween(english, translated, pair) ?? [])
    .filter(({ certainty }) => certainty >= limits.minCertainty)
    .map((change) => ({ ...change, expected: change.expected.filter(({ node }) => entries.includes(node)) }))
    .filter(({ expected }) => expected.length > 0);
}

const textOfEntry = (entry: Nodes): string =>
  (entry.type === 'tableRow' ? entry.children.map((cell) => textOf(cell)).join(' | ') : textOf(entry))
    .replace(/\s+/g, ' ')
    .trim();

/** Counts the cells of a row without empty ones at its end, which need not be written (GFM, section 4.10). */
const cellsOf = (row: TableRow | undefined): number =>
  (row?.children.findLastIndex(({ children }) => children.length > 0) ?? -1) + 1;

/** Returns a test for missing code and links of a list or table whose missing entries are already reported. */
export function inReportedEntries(
  findings: readonly Finding[],
  { source }: Pair,
): (finding: Finding) => boolean {
  const short = findings.filter((one) => isOneOf(one, 'mdx-protected/list-length', 'mdx-protected/rows'));
  const places = new Set(short.map(({ data }) => data.at));
  const lists = places.size === 0 ? [] : nodesIn(source, 'list', 'table');
  const lacking = lists.filter(({ node }) => places.has(reference(source, placeOf(node))));
  return (finding) => {
    if (!isOneOf(finding, 'mdx-protected/missing-code', 'links/missing')) return false;
    const line = Number(/:(\d+):\d+$/.exec(String(finding.data.at))?.[1]);
    return lacking.some(
      ({ node: { position } }) => position && position.start.line <= line && line <= position.end.line,
    );
  };
}
