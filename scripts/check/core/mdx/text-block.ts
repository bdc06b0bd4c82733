import type { Heading, Nodes, Paragraph, TableCell } from 'mdast';

/** Whether a node directly contains running text. */
export const isTextBlock = (node: Nodes): node is Heading | Paragraph | TableCell =>
  node.type === 'heading' || node.type === 'paragraph' || node.type === 'tableCell';
