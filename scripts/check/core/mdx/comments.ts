import type { Nodes, Parents, Root } from 'mdast';

/** Removes translators' notes, and paragraphs with nothing else: they are neither compiled nor checked. */
export function dropComments(tree: Parents): void {
  const children: Nodes[] = [];
  let afterNote = false;
  for (const child of tree.children) {
    if (isComment(child)) {
      afterNote = true;
      continue;
    }
    const before = children.at(-1);
    if (afterNote && child.type === 'text' && (before?.type !== 'text' || /\s$/.test(before.value)))
      child.value = child.value.replace(/^[ \t]+/, '');
    afterNote = false;
    if ('children' in child) {
      const isWritten = child.children.length > 0;
      dropComments(child);
      if (isWritten && child.type === 'paragraph' && child.children.every(isBlank)) continue;
    }
    children.push(child);
  }
  const last = children.at(-1);
  if (afterNote && last?.type === 'text') last.value = last.value.trimEnd();
  tree.children = children as Root['children'];
}

function isComment(node: Nodes): boolean {
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return false;
  const { estree } = node.data ?? {};
  const comments = estree?.comments ?? [];
  return estree?.body.length === 0 && comments.length > 0 && comments.every(({ type }) => type === 'Block');
}

const isBlank = (node: Nodes): boolean => node.type === 'text' && node.value.trim() === '';
