import type { Nodes, Parents } from 'mdast';

/** What a visitor returns to leave out the children of a node. */
export const SKIP = 'skip';

/** Visits a node and everything below it. `unist-util-visit` spends an eighth of a check on stack traces. */
export function visit(
  node: Nodes,
  visitor: (node: Nodes, parent: Parents | undefined) => unknown,
  parent?: Parents,
): void {
  if (visitor(node, parent) === SKIP || !('children' in node)) return;
  for (const child of node.children) visit(child, visitor, node);
}
