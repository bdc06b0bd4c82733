import project from '../../../check.config.ts';
import { checkContent } from '../../../scripts/check/check-content.ts';
import { applyChanges, emptyGraph, type Graph } from '../../../scripts/check/core/graph.ts';
import { placeAt } from '../../../scripts/check/core/parsing/located.ts';
import type { Finding } from '../../../scripts/check/finding.ts';
import { memoInMemory } from '../../../scripts/check/memo.ts';
import { type Tree, textOf } from '../fixture.ts';
import { recorded } from '../sample.ts';

/** Caches the findings of files that several trees share, as the command does between runs. */
export const memo = memoInMemory();

/** An empty graph, in a folder that has no history. */
const empty = emptyGraph(project, '/nowhere', 'content');

/** Returns the graph of a tree without writing it to disk. */
export const graphOf = (tree: Tree): Graph => applyChanges(empty, tree);

/** Returns the findings of the check on a tree. */
export const check = (tree: Tree): Finding[] => checkContent(graphOf(tree), memo);

/** Formats a finding without its message: `content/nl/pricing.mdx:12:5  error  keys`. */
export const lineOf = ({ path, line, column, level, rule }: Finding): string =>
  `${path}:${line}:${column}  ${level}  ${rule}`;

/** Returns the findings of the check on a tree, one line each. */
export const allFindingsOf = (tree: Tree): string[] => check(tree).map(lineOf);

/** The same, with all translations recorded as up to date even if a test has changed the English text. */
export const findingsOf = (tree: Tree): string[] =>
  check(recorded(tree))
    .filter(({ rule }) => rule !== 'stale')
    .map(lineOf);

/** The same, without findings about wording, for made-up text that is not prose in any language. */
export const structureFindingsOf = (tree: Tree): string[] =>
  check(recorded(tree))
    .filter(({ rule }) => !['stale', 'untranslated', 'numbers', 'typography'].includes(rule))
    .map(lineOf);

/** Returns the location of text that occurs exactly once in a file, as in findings: “content/nl/guide.mdx:3:8”. */
export function placeOf(tree: Tree, path: string, text: string): string {
  const whole = textOf(tree, path);
  if (whole.split(text).length !== 2) throw new Error(`“${text}” does not stand exactly once in ${path}.`);
  const { line, column } = placeAt(whole, whole.indexOf(text));
  return `content/${path}:${line}:${column}`;
}
