import type { Heading, Nodes, Paragraph, Parents, TableCell } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

/** A component or an HTML element, on its own line or within a sentence. */
export type Component = MdxJsxFlowElement | MdxJsxTextElement;

export const isComponent = (node: Nodes): node is Component =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Whether a node directly contains running text. */
export const isTextBlock = (node: Nodes): node is Heading | Paragraph | TableCell =>
  node.type === 'heading' || node.type === 'paragraph' || node.type === 'tableCell';

/** What a visitor returns to skip the children of a node. */
export const SKIP = 'skip';

/** Visits a node and its descendants. `unist-util-visit` would spend an eighth of a check on stack traces. */
export function visit(
  node: Nodes,
  visitor: (node: Nodes, parent: Parents | undefined) => unknown,
  parent?: Parents,
): void {
  if (visitor(node, parent) === SKIP || !('children' in node)) return;
  for (const child of node.children) visit(child, visitor, node);
}
