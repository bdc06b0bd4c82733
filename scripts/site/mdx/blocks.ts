import type { Program } from 'estree';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * rehype plugin: imports the blocks that a page uses, such as `<Hero />` from `src/blocks/Hero.tsx`, so that it loads
 * only these. Content cannot contain imports: the guard rejects them.
 */
export function rehypeBlocks() {
  return (tree: Root): void => {
    const names = new Set<string>();
    visit(tree, (node) => {
      const { name } = node as { name?: unknown };
      if (node.type === ('mdxJsxFlowElement' as string) || node.type === ('mdxJsxTextElement' as string))
        names.add(String(name));
    });
    tree.children.unshift(...[...names].sort().map((name) => importOf(name) as never));
  };
}

/** Returns an import as a node of MDX's syntax tree (https://mdxjs.com/docs/extending-mdx/). */
function importOf(name: string) {
  const local = { type: 'Identifier', name } as const;
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ImportDeclaration',
        specifiers: [{ type: 'ImportSpecifier', imported: local, local }],
        source: { type: 'Literal', value: `/src/blocks/${name}.tsx` },
        attributes: [],
      },
    ],
  };
  return { type: 'mdxjsEsm', value: '', data: { estree } };
}
