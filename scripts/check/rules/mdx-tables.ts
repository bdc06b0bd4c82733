import type { Table, TableRow } from 'mdast';
import type { Finding } from '../core/finding.ts';
import { findingAt } from '../core/finding-at.ts';
import type { ParsedFile } from '../core/graph.ts';
import type { Pair } from '../core/pairs.ts';
import { placeOf, reference } from '../place.ts';
import { type InSection, placeOfSection, visitSections } from '../sections.ts';

/** Rule `mdx-protected`: tables hold facts; none of their rows and cells may get lost, and none come to them. */
export function mdxTables({ source, translation }: Pair): Finding[] {
  if (!source.body || !translation.body) return [];
  const expected = tablesOf(source);
  const found = tablesOf(translation);
  // As many tables belong together in their order, even where a heading between them is wrong.
  const isWhole = expected.length === found.length;
  const hasMore = found.length > expected.length;
  const missing = expected.flatMap((english) => {
    const at = reference(source, placeOf(english.node));
    const index = isWhole ? 0 : found.findIndex(({ section }) => section === english.section);
    const [own] = index >= 0 ? found.splice(index, 1) : [];
    if (own) return compare(english.node, own.node, at, translation);
    const message = `the table of English (${at}) is missing in this section.`;
    const place = placeOfSection(translation, english.section);
    return [findingAt(translation, place, 'mdx-protected', message, 'copy it, and translate its cells.')];
  });
  // What is left where none is too many is the missing one, at a wrong place.
  const extra = hasMore ? found : [];
  return [
    ...missing,
    ...extra.map(({ node }) => {
      const message = `the table does not stand in ${source.path}.`;
      return findingAt(translation, placeOf(node), 'mdx-protected', message, 'remove it, or make it a text.');
    }),
  ];
}

interface TableInSection extends InSection {
  node: Table;
}

function tablesOf({ body }: ParsedFile): TableInSection[] {
  const tables: TableInSection[] = [];
  if (!body) return tables;
  visitSections(body, (node, section) => {
    if (node.type === 'table') tables.push({ node, section });
  });
  return tables;
}

function compare(english: Table, own: Table, at: string, translation: ParsedFile): Finding[] {
  const [rows, expected] = [own.children.length, english.children.length];
  if (rows !== expected) {
    const message = `the table has ${rows} rows, that of English (${at}) has ${expected}.`;
    const fix = 'write the rows of English, each translated at its place.';
    return [findingAt(translation, placeOf(own), 'mdx-protected', message, fix)];
  }
  const index = own.children.findIndex((row, line) => cellsOf(row) !== cellsOf(english.children[line]));
  const row = own.children[index];
  if (!row) return [];
  const message = `the row has ${cellsOf(row)} cells, that of English (${at}, row ${index + 1}) has ${cellsOf(english.children[index])}.`;
  const fix = 'write the cells of English, each between two | and translated at its place.';
  return [findingAt(translation, placeOf(row), 'mdx-protected', message, fix)];
}

const cellsOf = (row: TableRow | undefined): number => row?.children.length ?? 0;
