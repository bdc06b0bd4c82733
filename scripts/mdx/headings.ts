import type {} from 'mdast-util-to-hast';
import type { Heading, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

const explicitId = /[ \t]*\[#([a-z0-9]+(?:-[a-z0-9]+)*)\][ \t]*$/;

/** A heading with the id that is written after it, `## Text [#id]`. */
export interface ContentHeading {
  depth: number;
  id: string | undefined;
  text: string;
  node: Heading;
}

/** The headings of a document in order. */
export function headingsOf(tree: Root): ContentHeading[] {
  const headings: ContentHeading[] = [];
  visit(tree, 'heading', (node) => {
    const whole = textOf(node);
    const id = explicitId.exec(whole)?.[1];
    headings.push({ depth: node.depth, id, text: whole.replace(explicitId, ''), node });
  });
  return headings;
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
