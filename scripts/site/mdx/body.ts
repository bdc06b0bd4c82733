import type { Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { Processor } from 'unified';
import type { BodyElement, BodyNode } from '../../../schema/body.ts';

/** A text as data, and the components that it uses. */
interface Body {
  readonly nodes: readonly BodyNode[];
  readonly components: readonly string[];
}

/**
 * rehype plugin: takes a text out of its tree as data (schema/body.ts), so that no code is made of it; recmaBody()
 * writes what there is instead.
 */
export function rehypeBody() {
  return (tree: Root, { data }: { readonly data: { body?: Body } }): void => {
    data.body = bodyOf(tree);
    tree.children = [];
  };
}

/** An element on the way: in an object, since an array would be taken for several children. */
type Created = string | { readonly element: BodyElement };

const created = (name: string, { children = [], ...attributes }: { children?: Created | Created[] }) => ({
  element: [name, Object.keys(attributes).length > 0 ? attributes : 0, ...[children].flat().map(nodeOf)],
});

const nodeOf = (node: Created): BodyNode => (typeof node === 'string' ? node : node.element);

function bodyOf(tree: Root): Body {
  const components = new Set<string>();
  const create = created as never;
  const { element } = toJsxRuntime(tree, {
    Fragment: '',
    jsx: create,
    jsxs: create,
    passKeys: false,
    // Alignment as an attribute: style attributes would need a looser content security policy.
    tableCellAlignToStyle: false,
    createEvaluater: () => ({
      // Content has no expressions but the names of components (guard.ts).
      evaluateExpression: (expression) => {
        if (expression.type !== 'Identifier')
          throw new Error(`The text has an expression (${expression.type}).`);
        components.add(expression.name);
        return expression.name;
      },
      evaluateProgram: () => undefined,
    }),
  }) as unknown as { element: BodyElement };
  const [, , ...nodes] = element;
  return { nodes, components: [...components].sort() };
}

/**
 * recma plugin: writes the module of a text, which exports it as `body`, and as `components` those that it uses. They
 * are imported from `src/blocks/`, so that a page loads just those; content cannot write imports itself (guard.ts
 * refuses them).
 */
export function recmaBody(this: Processor): void {
  this.compiler = (_, { data }) => moduleOf(data.body as Body);
}

const moduleOf = ({ nodes, components }: Body): string =>
  [
    ...components.map((name) => `import {${name}} from '/src/blocks/${name}.tsx';`),
    `export const components = {${components.join(', ')}};`,
    `export const body = JSON.parse(${JSON.stringify(JSON.stringify(nodes))});`,
    '',
  ].join('\n');
