import type { Root, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Finding } from '../../../schema/finding.ts';
import { findingAt } from '../../content/validate.ts';
import type { Pair } from '../pairs.ts';
import { lastLine, placeOf, reference } from '../place.ts';

/** Rule `mdx-protected`: tables hold facts; none of their rows and columns may get lost. */
export function mdxTables({ source, translation }: Pair): Finding[] {
  if (!source.body || !translation.body) return [];
  const found = tablesOf(translation.body);
  return tablesOf(source.body).flatMap((english, index) => {
    const at = reference(source, placeOf(english));
    const own = found[index];
    if (!own) {
      const message = `the table of English (${at}) is missing.`;
      return [
        findingAt(
          translation,
          lastLine(translation),
          'mdx-protected',
          message,
          'copy it, and translate its cells.',
        ),
      ];
    }
    const [expected, actual] = [sizeOf(english), sizeOf(own)];
    if (expected === actual) return [];
    const message = `the table has ${actual}, that of English (${at}) has ${expected}.`;
    const fix = 'write the rows and columns of English, each translated at its place.';
    return [findingAt(translation, placeOf(own), 'mdx-protected', message, fix)];
  });
}

function tablesOf(body: Root): Table[] {
  const tables: Table[] = [];
  visit(body, 'table', (node) => {
    tables.push(node);
  });
  return tables;
}

const sizeOf = ({ children }: Table): string =>
  `${children.length} rows and ${Math.max(...children.map((row) => row.children.length))} columns`;
