import type { Element, Root as HastRoot, RootContent } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { type ComponentRule, components } from '../../schema/components.ts';

/**
 * rehype plugin: wraps each second-level heading and what follows it into a `<section>` named by the heading,
 * so that styles and screen readers see the parts of a screen. A component with a heading of its own ends the
 * section before it.
 */
export function rehypeSections() {
  return (tree: HastRoot): void => {
    const children: RootContent[] = [];
    let section: Element | undefined;
    for (const node of tree.children) {
      if (node.type === 'element' && node.tagName === 'h2') {
        const { id } = node.properties;
        const properties = id ? { ariaLabelledBy: [String(id)] } : {};
        section = { type: 'element', tagName: 'section', properties, children: [] };
        children.push(section);
      } else if (hasOwnHeading(node)) {
        section = undefined;
      }
      if (section) section.children.push(node as Element);
      else children.push(node);
    }
    tree.children = children;
  };
}

const rules: { readonly [name: string]: ComponentRule } = components;

const hasOwnHeading = (node: RootContent): boolean =>
  (node.type as string) === 'mdxJsxFlowElement' &&
  rules[(node as unknown as MdxJsxFlowElementHast).name ?? '']?.section === true;

/**
 * rehype plugin: imports the components a page uses from `src/components/`, so that a page loads just those.
 * Content cannot write imports itself (guard.ts refuses them).
 */
export function rehypeComponentImports() {
  return (tree: HastRoot): void => {
    const names = new Set<string>();
    visit(tree, (node) => {
      const { type, name } = node as MdxJsxFlowElementHast | MdxJsxTextElementHast;
      if ((type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement') && name) names.add(name);
    });
    const body = [...names].sort().map((name) => ({
      type: 'ImportDeclaration' as const,
      specifiers: [
        {
          type: 'ImportSpecifier' as const,
          imported: { type: 'Identifier' as const, name },
          local: { type: 'Identifier' as const, name },
        },
      ],
      source: { type: 'Literal' as const, value: `/src/components/${name}.tsx` },
      attributes: [],
    }));
    if (body.length === 0) return;
    const program = { type: 'Program' as const, sourceType: 'module' as const, body };
    tree.children.unshift({ type: 'mdxjsEsm', value: '', data: { estree: program } } as never);
  };
}
