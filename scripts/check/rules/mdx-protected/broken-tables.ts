import { nodesIn } from '../../core/mdx/sections.ts';
import type { Pair } from '../../core/pairs.ts';
import { placeOf } from '../../core/parsing/located.ts';
import { type Finding, finding } from '../../finding.ts';
import { offsetsOf } from '../../text/prose.ts';

/** The line below the header row of a table (GFM, section 4.10, “delimiter row”). */
const delimiters = /^[ \t>]{0,40}\|?(?:[ \t]*:?-+:?[ \t]*\|)+(?:[ \t]*:?-+:?[ \t]*)?$/;

/** Rule `mdx-protected`: no table is shown as text because it has no header row, or one of another length. */
export function brokenTables({ translation }: Pair): Finding[] {
  return nodesIn(translation, 'paragraph').flatMap(({ node }) => {
    const lines = translation.text.slice(...offsetsOf(node)).split('\n');
    // Above the first row, the header is missing.
    const at = lines.findIndex(
      (line, index) => (lines[index - 1] ?? lines[1] ?? '').includes('|') && delimiters.test(line),
    );
    const data = { expected: columnsIn(lines[at]), found: at === 0 ? 0 : columnsIn(lines[at - 1]) };
    // With equal lengths, such as below a box that ends with a list, it is a table for parsers that know boxes.
    if (at < 0 || data.expected === data.found) return [];
    return finding(translation, placeOf(node), 'mdx-protected', 'no-table', data);
  });
}

const columnsIn = (row = ''): number =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|').length;
