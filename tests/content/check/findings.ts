import { formatFinding } from '../../../schema/finding.ts';
import { checkContent } from '../../../scripts/check/check.ts';
import type { Memo } from '../../../scripts/check/memo.ts';
import { readGraph } from '../../../scripts/content/graph.ts';
import { placeAt } from '../../../scripts/content/located.ts';
import { contentFolder, type Tree, textOf } from '../fixture.ts';

/**
 * The findings of the check on a tree, each as one line; without those of rule `stale`, which every change of
 * an English file would add for five languages (`allFindingsOf()` has them).
 */
export const findingsOf = (tree: Tree): string[] =>
  checkContent(readGraph(contentFolder(tree)))
    .filter(({ rule }) => rule !== 'stale')
    .map(formatFinding);

/** Findings of files that a test left as they were, so that a change of one file is checked quickly. */
const known = new Map<string, unknown>();

const memo: Memo = {
  remember: (key, compute) => {
    if (!known.has(key)) known.set(key, compute());
    return known.get(key) as ReturnType<typeof compute>;
  },
};

/** The findings of the check on a tree, each as one line. */
export const allFindingsOf = (tree: Tree): string[] =>
  checkContent(readGraph(contentFolder(tree)), memo).map(formatFinding);

/** Place of a text that stands exactly once in a file, as findings name it: “content/nl/guide.mdx:3:8”. */
export function placeOf(tree: Tree, path: string, text: string): string {
  const whole = textOf(tree, path);
  if (whole.split(text).length !== 2) throw new Error(`“${text}” does not stand exactly once in ${path}.`);
  const { line, column } = placeAt(whole, whole.indexOf(text));
  return `content/${path}:${line}:${column}`;
}
