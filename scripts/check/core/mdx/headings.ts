import type { Heading, Root } from 'mdast';
import type {} from 'mdast-util-to-hast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/** The id at the end of a heading, if it is a valid one. */
export const explicitId = /[ \t]*\[#([a-z0-9]+(?:-[a-z0-9]+)*)\][ \t]*$/;
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
export const blocksOfText = ['heading', 'paragraph', 'table'] as const;

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
