import type { Table, TableRow } from 'mdast';
import { marksIn, overlap } from '../../core/mdx/marks.ts';
import { compareUnordered, hasSection, nodesIn } from '../../core/mdx/sections.ts';
import type { Pair } from '../../core/pairs.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import { placeOf, reference } from '../../core/place.ts';
import { type Finding, finding } from '../../finding.ts';
import { placeOfMissing } from '../../outline/outline.ts';
import { offsetsOf } from '../../text/prose.ts';

/** Rule `mdx-protected`: tables hold facts; none of their rows and cells may get lost, and none come to them. */
export function mdxTables(pair: Pair): Finding[] {
  const { source, translation, project } = pair;
  const { body } = translation;
  if (!source.body || !body) return [];
  const { different, missing, extra } = compareUnordered(tablesOf(source), tablesOf(translation), likeness);
  return [
    ...different.flatMap(([own, english]) => compare(english.node, own.node, pair)),
    ...missing
      .filter(({ section }) => !project.layout || hasSection(body, section))
      .map((one) => {
        const data = { unit: `#${one.section}`, at: reference(source, placeOf(one.node)) };
        return finding(translation, placeOfMissing(one, pair), 'mdx-protected', 'missing-table', data);
      }),
    ...(project.layout ? [] : extra).map(({ node }) =>
      finding(translation, placeOf(node), 'mdx-protected', 'extra-table', { english: source.path }),
    ),
  ];
}

/** The tables of a file, with what is not translated in them. */
const tablesOf = (file: ParsedFile) =>
  nodesIn(file, 'table').map((one) => ({ ...one, marks: marksIn(one.node) }));

type MarkedTable = ReturnType<typeof tablesOf>[number];

/** By what is in them, in a section first: as many tables belong together even where a heading between them is wrong. */
const likeness = (one: MarkedTable, other: MarkedTable): number => 1 + overlap(one.marks, other.marks);

function compare(english: Table, own: Table, { source, translation, project }: Pair): Finding[] {
  const at = reference(source, placeOf(english));
  const [found, expected] = [own.children.length, english.children.length];
  // A table of another layout may say more.
  if (project.layout && found > expected) return [];
  if (found !== expected)
    return [finding(translation, placeOf(own), 'mdx-protected', 'rows', { expected, found, at })];
  // A table of another layout may have other columns, as long as all of its rows have them.
  if (project.layout && own.children.every((row) => cellsOf(row) === cellsOf(own.children[0]))) return [];
  const index = own.children.findIndex((row, line) => cellsOf(row) !== cellsOf(english.children[line]));
  const row = own.children[index];
  if (!row) return [];
  const data = { row: index + 1, expected: cellsOf(english.children[index]), found: cellsOf(row), at };
  return [finding(translation, placeOf(row), 'mdx-protected', 'cells', data)];
}

/** The line below the heads of a table (GFM, section 4.10, “delimiter row”). */
const delimiters = /^[ \t>]{0,40}\|?(?:[ \t]*:?-+:?[ \t]*\|)+(?:[ \t]*:?-+:?[ \t]*)?$/;

/** Rule `mdx-protected`: tables that are shown as they are written, as their heads are more or fewer than their columns. */
export const brokenTables = ({ translation }: Pair): Finding[] =>
  nodesIn(translation, 'paragraph').flatMap(({ node }) => {
    const lines = translation.text.slice(...offsetsOf(node)).split('\n');
    const at = lines.findIndex((line, index) => lines[index - 1]?.includes('|') && delimiters.test(line));
    if (at < 0) return [];
    const data = { expected: columnsIn(lines[at]), found: columnsIn(lines[at - 1]) };
    return finding(translation, placeOf(node), 'mdx-protected', 'no-table', data);
  });

const columnsIn = (row = ''): number =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|').length;

const cellsOf = (row: TableRow | undefined): number => row?.children.length ?? 0;
