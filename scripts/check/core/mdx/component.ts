import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

/** A component or an element of HTML, on a line of its own or within a sentence. */
export type Component = MdxJsxFlowElement | MdxJsxTextElement;

export const isComponent = (node: Nodes): node is Component =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
