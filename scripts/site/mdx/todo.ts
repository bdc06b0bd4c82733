import type { Root } from 'mdast';
import type {} from 'mdast-util-to-hast';
import { SKIP, visit } from 'unist-util-visit';
import { directionOf, sourceLocale } from '../../../schema/languages.ts';
import { todoMark } from '../../check/core/index.ts';

/**
 * remark plugin: strips the TODO mark of an untranslated block, “TODO: English text”, and marks its language (WCAG 2.2,
 * 3.1.2), as for missing fields.
 */
export function remarkTodo() {
  return (tree: Root): void => {
    visit(tree, ['paragraph', 'heading', 'tableCell'], (node, _, parent) => {
      const first = 'children' in node ? node.children[0] : undefined;
      if (first?.type !== 'text' || !first.value.startsWith(todoMark)) return SKIP;
      first.value = first.value.slice(todoMark.length);
      // Paragraphs in a tight list render no element, so the list item is marked.
      const shown = parent?.type === 'listItem' ? parent : node;
      const hProperties = { ...shown.data?.hProperties, lang: sourceLocale, dir: directionOf(sourceLocale) };
      shown.data = { ...shown.data, hProperties };
      return SKIP;
    });
  };
}
