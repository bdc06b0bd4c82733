import type { LensPiece } from '../../../schema/lens.ts';
import type { Found } from './scan.ts';

/** A text node or an attribute that shows typed text. */
interface Slot {
  read(): string | null;
  write(text: string): void;
}

/** Shows typed text on the page, in place of the text that it will replace. */
export function typedOf() {
  let shown: { slot: Slot; was: string; now: string }[] = [];
  const put = (slot: Slot, now: string): void => {
    shown.push({ slot, was: slot.read() ?? '', now });
    slot.write(now);
  };
  const clear = (): void => {
    // What React has rendered since then stays.
    for (const { slot, was, now } of shown) if (slot.read() === now) slot.write(was);
    shown = [];
  };
  return {
    /** Shows a text at all its places on the page. */
    show: (found: readonly Found[], pieces: readonly LensPiece[]): void => {
      clear();
      const said = pieces.filter(
        ({ type, text }) => type === 'object' || (type === 'text' && text.trim() !== ''),
      );
      for (const { element, attribute, nodes } of found) {
        const slots = attribute === undefined ? nodes.map(slotOfNode) : slotsOfAttribute(element, attribute);
        // Links and components have nodes of their own, which stay.
        const isEven = slots.length === said.length;
        const whole = said.map(({ type, text }) => (type === 'object' ? ` ‹${text}› ` : text)).join('');
        slots.forEach((slot, index) => {
          const piece = said[index];
          if (!isEven) put(slot, index === 0 ? whole : '');
          else if (piece?.type === 'text') put(slot, piece.text);
        });
      }
    },
    /** Shows the page as it was. */
    clear,
  };
}

const slotOfNode = (node: Text): Slot => ({
  read: () => node.data,
  write: (text) => {
    node.data = text;
  },
});

function slotsOfAttribute(element: Element, attribute: string): Slot[] {
  if (attribute === 'head') return [];
  return [
    {
      read: () => element.getAttribute(attribute),
      write: (text) => element.setAttribute(attribute, text),
    },
  ];
}
