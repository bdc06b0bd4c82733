import type { Root } from 'mdast';
import type {} from 'mdast-util-to-hast';
import { headingsOf, splitValidId } from '../../check/core/index.ts';

/**
 * remark plugin: turns the id written after a heading into its `id` attribute. Ids are written by hand so that links to
 * a section survive translation.
 */
export function remarkHeadingIds() {
  return (tree: Root): void => {
    for (const { id, node } of headingsOf(tree)) {
      const last = node.children.at(-1);
      if (!id || last?.type !== 'text') continue;
      last.value = splitValidId(last.value).text;
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } };
    }
  };
}
