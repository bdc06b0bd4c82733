import { type ElementType, Fragment, type ReactNode } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import type { BodyNode } from '../../schema/body.ts';
import type { Components } from '../site/page.ts';

/**
 * Draws a text.
 *
 * @param components what draws its components, and those elements that the browser does not draw by itself
 */
export function Body({ nodes, components }: { nodes: readonly BodyNode[]; components: Components }) {
  return create(Fragment, {}, nodes, components);
}

function draw(node: BodyNode, components: Components): ReactNode {
  if (typeof node === 'string') return node;
  const [name, attributes, ...children] = node;
  return create(components[name] ?? (name as ElementType), attributes || {}, children, components);
}

/** Creates an element as compiled JSX does: several children never change their order, so that none needs a key. */
function create(type: ElementType, attributes: object, nodes: readonly BodyNode[], components: Components) {
  const children = nodes.map((node) => draw(node, components));
  return children.length > 1
    ? jsxs(type, { ...attributes, children })
    : jsx(type, { ...attributes, children: children[0] });
}
