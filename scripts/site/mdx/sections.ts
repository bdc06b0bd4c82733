import type { Element, Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { type ComponentRule, components } from '../../../schema/components.ts';

/**
 * rehype plugin: wraps each second-level heading and its content in a `<section>` labeled by the heading, for styles
 * and screen readers, and marks sections with wide content. A component with its own heading ends the section before
 * it.
 */
export function rehypeSections() {
  return (tree: Root): void => {
    const children: RootContent[] = [];
    let section: Element | undefined;
    for (const node of tree.children) {
      // Whitespace between blocks.
      if (node.type === 'text') continue;
      if (node.type === 'element' && node.tagName === 'h2') {
        const { id } = node.properties;
        const properties = id ? { ariaLabelledBy: [String(id)] } : {};
        section = { type: 'element', tagName: 'section', properties, children: [] };
        children.push(section);
      } else if (ruleOf(node)?.section) {
        section = undefined;
      }
      if (section) {
        section.children.push(node as Element);
        if (isWide(node)) section.properties.className = ['wide'];
      } else {
        children.push(node);
      }
    }
    tree.children = children;
  };
}

const rules: { readonly [name: string]: ComponentRule } = components;

/** The schema's rule for a component; `undefined` for any other node. */
const ruleOf = (node: RootContent): ComponentRule | undefined =>
  (node.type as string) === 'mdxJsxFlowElement'
    ? rules[(node as unknown as MdxJsxFlowElementHast).name ?? '']
    : undefined;

const isWide = (node: RootContent): boolean =>
  ruleOf(node)?.wide === true || (node.type === 'element' && node.tagName === 'table');
