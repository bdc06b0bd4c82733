import type { ReadPiece } from './document.ts';
import { childrenOf, type Element } from './xml.ts';

/** The units in an element of XLIFF; tools may put them into groups. */
export const unitsIn = (element: Element, name: string): Element[] =>
  childrenOf(element).flatMap((child) =>
    child.name === name ? [child] : child.name === 'group' ? unitsIn(child, name) : [],
  );

/** The words and codes of a text of XLIFF 1.2 or 2.1. */
export function textOf(element: Element): ReadPiece[] {
  return element.children.flatMap((child): ReadPiece[] => {
    if (typeof child === 'string') return [{ type: 'text', text: child, id: '' }];
    const id = child.attributes.get('id') ?? '';
    switch (child.name) {
      case 'x':
      case 'ph':
        return [{ type: 'object', text: '', id }];
      case 'g':
      case 'pc':
        return [{ type: 'open', text: '', id }, ...textOf(child), { type: 'close', text: '', id }];
      // A `pc` that spans two segments.
      case 'sc':
        return [{ type: 'open', text: '', id }];
      case 'ec':
        return [{ type: 'close', text: '', id: child.attributes.get('startRef') ?? id }];
      // Markers that tools put around words.
      case 'mrk':
        return textOf(child);
      case 'sm':
      case 'em':
        return [];
      default:
        return [{ type: 'object', text: '', id: `<${child.name}>` }];
    }
  });
}
