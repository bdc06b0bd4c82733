import type { Element, Root as HastRoot, RootContent } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

/**
 * rehype plugin: wraps each second-level heading and what follows it into a `<section>` named by the heading,
 * so that styles and screen readers see the parts of a screen.
 */
export function rehypeSections() {
  return (tree: HastRoot): void => {
    const children: RootContent[] = [];
    let section: Element | undefined;
    for (const node of tree.children) {
      if (node.type === 'element' && node.tagName === 'h2') {
        const { id } = node.properties;
        section = {
          type: 'element',
          tagName: 'section',
          properties: id ? { ariaLabelledBy: [String(id)] } : {},
          children: [],
        };
        children.push(section);
      }
      const blank = node.type === 'text' && node.value.trim() === '';
      if (section && isContentNode(node)) section.children.push(node as Element);
      else if (!blank) children.push(node);
    }
    tree.children = children;
  };
}

const isContentNode = (node: RootContent): boolean =>
  !(node.type as string).startsWith('mdxjs') && node.type !== 'doctype';

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
