import type { Table, TableRow } from 'mdast';
import type { ParsedFile } from '../../core/graph.ts';
import type { Pair } from '../../core/pairs.ts';
import { type Finding, finding } from '../../finding.ts';
import { placeOf, reference } from '../../place.ts';
import { nodesIn, placeOfSection } from '../../sections.ts';

/** Rule `mdx-protected`: tables hold facts; none of their rows and cells may get lost, and none come to them. */
export function mdxTables({ source, translation }: Pair): Finding[] {
  if (!source.body || !translation.body) return [];
  const expected = nodesIn(source, 'table');
  const found = nodesIn(translation, 'table');
  // As many tables belong together in their order, even where a heading between them is wrong.
  const isWhole = expected.length === found.length;
  const hasMore = found.length > expected.length;
  const missing = expected.flatMap((english) => {
    const at = reference(source, placeOf(english.node));
    const index = isWhole ? 0 : found.findIndex(({ section }) => section === english.section);
    const [own] = index >= 0 ? found.splice(index, 1) : [];
    if (own) return compare(english.node, own.node, at, translation);
    const { section } = english;
    const data = { unit: `#${section}`, at };
    return [
      finding(translation, placeOfSection(translation, section), 'mdx-protected', 'missing-table', data),
    ];
  });
  // What is left where none is too many is the missing one, at a wrong place.
  const extra = hasMore ? found : [];
  return [
    ...missing,
    ...extra.map(({ node }) =>
      finding(translation, placeOf(node), 'mdx-protected', 'extra-table', { english: source.path }),
    ),
  ];
}

function compare(english: Table, own: Table, at: string, translation: ParsedFile): Finding[] {
  const [found, expected] = [own.children.length, english.children.length];
  if (found !== expected)
    return [finding(translation, placeOf(own), 'mdx-protected', 'rows', { expected, found, at })];
  const index = own.children.findIndex((row, line) => cellsOf(row) !== cellsOf(english.children[line]));
  const row = own.children[index];
  if (!row) return [];
  const data = { row: index + 1, expected: cellsOf(english.children[index]), found: cellsOf(row), at };
  return [finding(translation, placeOf(row), 'mdx-protected', 'cells', data)];
}

const cellsOf = (row: TableRow | undefined): number => row?.children.length ?? 0;
