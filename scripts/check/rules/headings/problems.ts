import type { Heading, Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import {
  blocksOfText,
  type ContentHeading,
  headingsOf,
  markdownOf,
  splitHeadingId,
  splitValidId,
} from '../../core/mdx/headings.ts';
import { type Problem, problemOf } from '../../core/problem.ts';

/** Something that is wrong with a heading by itself. */
export interface HeadingProblem extends Problem<'headings'> {
  node: Nodes;
}

const problem = problemOf<'headings'>();

/** Ids of the page around the content. */
const taken = new Set(['top', 'root', 'content', 'menu', 'languages', 'start', 'announcer']);

/**
 * Every heading has an id of its own, so that links to sections survive translation, and the first level is
 * left to the heading of the screen.
 */
export function headingProblems(tree: Root): HeadingProblem[] {
  const seen = new Set<string>();
  return [
    ...brokenHeadings(tree),
    ...headingsOf(tree).flatMap((heading) => {
      const { id, depth, text, node } = heading;
      if (isUnderlined(node) && (depth === 1 || !id))
        return [problem({ node }, 'underlined', { sign: depth === 1 ? '=' : '-' })];
      if (depth === 1) return [problem({ node }, 'first-level', { text })];
      if (!id) return [missingId(heading)];
      if (taken.has(id)) return [problem({ node }, 'taken-id', { id })];
      if (seen.has(id)) return [problem({ node }, 'id-twice', { id })];
      seen.add(id);
      return [];
    }),
  ];
}

/** Whether a heading is one by the line under it, which is mostly left over or was to be something else. */
const isUnderlined = ({ position }: Heading): boolean => position?.start.line !== position?.end.line;

/** Signs of a heading without the space after them, also as Chinese keyboards write them. */
const signs = /^([#＃]{1,6})[ \t\u3000]*(?=[^\s#＃])/;

/** Paragraphs that were to be headings. */
function brokenHeadings(tree: Root): HeadingProblem[] {
  const problems: HeadingProblem[] = [];
  visit(tree, blocksOfText, (node) => {
    if (node.type !== 'paragraph') return SKIP;
    const text = textOf(node);
    const found = signs.exec(text)?.[1];
    if (found === undefined && splitValidId(text).id === undefined) return SKIP;
    const right = `${'#'.repeat(found?.length ?? 2)} ${text.replace(signs, '').split('\n', 1)[0]}`;
    problems.push(problem({ node }, 'no-heading', { right, ...(found && { sign: found }) }));
    return SKIP;
  });
  return problems;
}

/** The id in brackets of another kind. */
const otherBrackets = /[【［（(]#([a-z0-9-]+)[】］）)][ \t]*$/;

function missingId({ text, depth, node }: ContentHeading): HeadingProblem {
  const { id } = splitHeadingId(text);
  if (id !== undefined && splitValidId(text).id === id) return problem({ node }, 'id-in-emphasis', { id });
  const [found, other = ''] = otherBrackets.exec(text) ?? [];
  if (found !== undefined) return problem({ node }, 'other-brackets', { found: found.trim(), id: other });
  if (id !== undefined) return problem({ node }, 'bad-id', { id });
  return problem({ node }, 'no-id', { heading: markdownOf({ depth, text }) });
}
