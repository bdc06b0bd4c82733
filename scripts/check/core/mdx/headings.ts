import type { Heading, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { grouped } from '../grouped.ts';
import { kebabCase } from '../names.ts';
import { SKIP, visit } from './nodes.ts';

/** Splits a heading into its text and the id written after it, valid or not. */
export function splitHeadingId(heading: string): { text: string; id: string | undefined } {
  const written = heading.trimEnd();
  const at = written.endsWith(']') ? written.lastIndexOf('[#') : -1;
  const id = written.slice(at + 2, -1);
  if (at < 0 || id.includes(']')) return { text: heading, id: undefined };
  return { text: heading.slice(0, at).trimEnd(), id };
}

/** Splits a heading in the same way, but only at a valid id. */
export function splitValidId(heading: string): { text: string; id: string | undefined } {
  const split = splitHeadingId(heading);
  return kebabCase.test(split.id ?? '') ? split : { text: heading, id: undefined };
}

declare module 'mdast' {
  interface HeadingData {
    /** With a `layout`, the id given to a heading that has none written after it (heading-ids.ts). */
    id?: string;
  }
}

/** Returns the id of a heading, valid or not: the one it was given, or the one written after it. */
export function idOfHeading(node: Heading): string | undefined {
  const last = node.children.at(-1);
  return node.data?.id ?? (last?.type === 'text' ? splitHeadingId(last.value).id : undefined);
}

/** A heading with the id that is written after it, `## Text [#id]`. */
export interface ContentHeading {
  depth: number;
  /** The id of the section, which is the same in every language. */
  id: string | undefined;
  /** The id that is written after the heading. */
  explicitId: string | undefined;
  text: string;
  node: Heading;
}

/** Returns the headings of a document in order. */
export function headingsOf(tree: Root): ContentHeading[] {
  const headings: ContentHeading[] = [];
  visit(tree, (node) => {
    // These contain no headings, and make up most of a page.
    if (node.type === 'paragraph' || node.type === 'table') return SKIP;
    if (node.type !== 'heading') return undefined;
    const last = node.children.at(-1);
    const explicitId = last?.type === 'text' ? splitValidId(last.value).id : undefined;
    const whole = textOf(node);
    const id = node.data?.id ?? explicitId;
    const text = explicitId ? splitValidId(whole).text : whole;
    headings.push({ depth: node.depth, id, explicitId, text, node });
    return SKIP;
  });
  return headings;
}

/** Returns the ids that identify headings across languages: written ones, and those of headings with unique text. */
export function certainIds(headings: readonly ContentHeading[]): Set<string> {
  const byText = grouped(headings, ({ text }) => text);
  const isCertain = ({ explicitId, text }: ContentHeading): boolean =>
    explicitId !== undefined || byText.get(text)?.length === 1;
  return new Set(headings.flatMap((heading) => (isCertain(heading) && heading.id) || []));
}

/** Returns a heading as Markdown: `## Text`. */
export const markdownOf = ({ depth, text }: Pick<ContentHeading, 'depth' | 'text'>): string =>
  `${'#'.repeat(depth)} ${text}`;
