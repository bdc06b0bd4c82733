import type { Heading, Root } from 'mdast';
import type {} from 'mdast-util-to-hast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { GuardProblem } from './guard.ts';

const explicitId = /[ \t]*\[#([a-z0-9]+(?:-[a-z0-9]+)*)\][ \t]*$/;
const anyId = /[ \t]*\[#([^\]]*)\][ \t]*$/;

/** The text of a heading without the id that is written after it, and that id, whether it is a valid one or not. */
export function splitHeadingId(heading: string): { text: string; id: string | undefined } {
  const found = anyId.exec(heading);
  return { text: found ? heading.slice(0, found.index) : heading, id: found?.[1] };
}

declare module 'mdast' {
  interface HeadingData {
    /** The id of a heading of another layout, which has none written after it (heading-names.ts). */
    id?: string;
  }
}

/** The id of a heading, valid or not: the one written after it, or the one it was given. */
export function idOfHeading(node: Heading): string | undefined {
  const last = node.children.at(-1);
  return node.data?.id ?? (last?.type === 'text' ? splitHeadingId(last.value).id : undefined);
}

/** A heading with the id that is written after it, `## Text [#id]`. */
export interface ContentHeading {
  depth: number;
  id: string | undefined;
  text: string;
  node: Heading;
}

/** Blocks in which no other stands: whoever looks for blocks passes over what is in them, which is most of a text. */
const blocksOfText = ['heading', 'paragraph', 'table'] as const;

/** The headings of a document in order. */
export function headingsOf(tree: Root): ContentHeading[] {
  const headings: ContentHeading[] = [];
  visit(tree, blocksOfText, (node) => {
    if (node.type !== 'heading') return SKIP;
    const last = node.children.at(-1);
    const written = last?.type === 'text' ? explicitId.exec(last.value)?.[1] : undefined;
    const whole = textOf(node);
    const id = written ?? node.data?.id;
    headings.push({ depth: node.depth, id, text: written ? whole.replace(explicitId, '') : whole, node });
    return SKIP;
  });
  return headings;
}

/** A heading as it is written: `## Text`. */
export const markdownOf = ({ depth, text }: Pick<ContentHeading, 'depth' | 'text'>): string =>
  `${'#'.repeat(depth)} ${text}`;

/** Ids of the page around the content. */
const taken = new Set(['top', 'root', 'content', 'menu', 'languages', 'start', 'announcer']);

/**
 * Every heading has an id of its own, so that links to sections survive translation, and the first level is
 * left to the heading of the screen.
 */
export function headingProblems(tree: Root): GuardProblem[] {
  const seen = new Set<string>();
  return [
    ...brokenHeadings(tree),
    ...headingsOf(tree).flatMap((heading) => {
      const { id, depth, text, node } = heading;
      if (isUnderlined(node) && (depth === 1 || !id)) {
        const message = `the line of ${depth === 1 ? '=' : '-'} under this text makes a heading of it.`;
        return [{ node, message, fix: 'remove that line, or put an empty line above it.' }];
      }
      if (depth === 1) {
        const message =
          'a first-level heading stands in the text; the heading of the screen is “hero.heading”.';
        return [{ node, message, fix: `write “## ${text}”.` }];
      }
      if (!id) return [missingId(heading)];
      if (taken.has(id)) {
        const message = `the id “${id}” belongs to another part of every screen.`;
        return [{ node, message, fix: 'give the heading another id, the same in every language.' }];
      }
      if (seen.has(id)) {
        const message = `the id “${id}” stands at two headings.`;
        return [{ node, message, fix: 'give each heading an id of its own.' }];
      }
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
function brokenHeadings(tree: Root): GuardProblem[] {
  const problems: GuardProblem[] = [];
  visit(tree, blocksOfText, (node) => {
    if (node.type !== 'paragraph') return SKIP;
    const text = textOf(node);
    const found = signs.exec(text)?.[1];
    if (found === undefined && !explicitId.test(text)) return SKIP;
    const message = found
      ? `this line begins with “${found}”, but is no heading.`
      : 'this line ends with the id of a heading, but is none.';
    const heading = `${'#'.repeat(found?.length ?? 2)} ${text.replace(signs, '').split('\n', 1)[0]}`;
    problems.push({
      node,
      message,
      fix: `write “${heading}”, with a space after the signs, on a line of its own.`,
    });
    return SKIP;
  });
  return problems;
}

/** The id in brackets of another kind. */
const otherBrackets = /[【［（(]#([a-z0-9-]+)[】］）)][ \t]*$/;

function missingId({ text, depth, node }: ContentHeading): GuardProblem {
  const { id: written } = splitHeadingId(text);
  if (explicitId.test(text)) {
    const message = `the id [#${written}] stands within the emphasis of the heading.`;
    return {
      node,
      message,
      fix: `write [#${written}] behind the signs that end the emphasis, as the last thing on the line.`,
    };
  }
  const [inBrackets, other] = otherBrackets.exec(text) ?? [];
  if (inBrackets !== undefined) {
    return {
      node,
      message: `the id of a heading stands in other brackets: ${inBrackets.trim()}.`,
      fix: `write [#${other}].`,
    };
  }
  if (written !== undefined) {
    const message = `the id “${written}” of a heading is not of lowercase letters a–z, digits and hyphens.`;
    return { node, message, fix: 'write the id of the English file; ids are not translated.' };
  }
  const fix = `write “${markdownOf({ depth, text })} [#id]” with the id of the English file.`;
  return { node, message: `the heading “${text}” has no id.`, fix };
}

/**
 * remark plugin: turns the id written after a heading into its `id` attribute. Ids are written by hand so
 * that a link to a section survives translation.
 */
export function remarkHeadingIds() {
  return (tree: Root): void => {
    for (const { id, node } of headingsOf(tree)) {
      const last = node.children.at(-1);
      if (!id || last?.type !== 'text') continue;
      last.value = last.value.replace(explicitId, '');
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } };
    }
  };
}
