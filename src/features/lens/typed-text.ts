import type { LensPiece } from '../../../schema/lens.ts';
import type { Found } from './scan.ts';

/** Previews an unsaved edit on the page, in place of the text that it will replace. */
export function createTypedText() {
  let shown: { node: Node; was: string | null; now: string }[] = [];
  const put = (node: Node, now: string): void => {
    shown.push({ node, was: node.nodeValue, now });
    node.nodeValue = now;
  };
  const clear = (): void => {
    // Keeps what React has rendered since.
    for (const { node, was, now } of shown) if (node.nodeValue === now) node.nodeValue = was;
    shown = [];
  };
  return {
    /** Shows a text at all its places on the page. */
    show: (found: readonly Found[], pieces: readonly LensPiece[]): void => {
      clear();
      const visible = pieces.filter(
        ({ type, text }) => type === 'object' || (type === 'text' && text.trim() !== ''),
      );
      for (const { element, attribute, nodes } of found) {
        const slots = attribute === undefined ? nodes : [element.getAttributeNode(attribute) ?? []].flat();
        // Links and components have their own nodes, which stay unchanged.
        const hasSameCount = slots.length === visible.length;
        const whole = visible.map(({ type, text }) => (type === 'object' ? ` ‹${text}› ` : text)).join('');
        slots.forEach((node, index) => {
          const piece = visible[index];
          if (!hasSameCount) put(node, index === 0 ? whole : '');
          else if (piece?.type === 'text') put(node, piece.text);
        });
      }
    },
    clear,
  };
}
