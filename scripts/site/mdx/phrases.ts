import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { breakMark } from '../../../schema/break-mark.ts';
import { isChinese, phrases } from '../../content/phrases.ts';

/** rehype plugin: inserts `<wbr>` between phrases in Chinese headings and list items, so that lines break there. */
export function rehypePhrases() {
  return (tree: Root, { value }: { readonly value: unknown }): void => {
    if (!isChinese(String(value))) return;
    visit(tree, 'element', (part) => {
      if (!/^(?:h[2-6]|li)$/.test(part.tagName)) return;
      visit(part, 'element', (element) => {
        element.children = element.children.flatMap((child) =>
          child.type === 'text' ? withBreaks(child.value) : [child],
        );
      });
      // Headings need no class: they always break only at `<wbr>` (src/styles/base.css).
      if (part.tagName === 'li') part.properties.className = ['phrases'];
    });
  };
}

function withBreaks(text: string): ElementContent[] {
  const wbr: Element = { type: 'element', tagName: 'wbr', properties: {}, children: [] };
  return phrases(text)
    .split(breakMark)
    .flatMap((value, place) => [...(place > 0 ? [wbr] : []), { type: 'text' as const, value }]);
}
