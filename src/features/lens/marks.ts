import type { LensText } from '../../../schema/lens.ts';
import { elementOf } from './element.ts';
import { holdsNote } from './notes.ts';
import type { Found } from './scan.ts';
import { type Mark, markOf, needsWork } from './state.ts';
import { whereOf } from './where.ts';

/** Kinds of underlines; in the same place, the later one wins. */
const lines: readonly Mark[] = ['warning', 'stale', 'missing', 'error'];

interface Sign {
  sign: HTMLElement;
  element: Element;
}

/**
 * What the lens lays over the page without changing it: lines under texts that need work (room.css), signs at elements
 * with such texts in attributes and drawings, and a frame around what is chosen in the panel.
 *
 * @param layer element of the lens that covers the page and lets clicks through
 * @param choose called with the place of a text in the list when its sign is pressed
 */
export function marksOf(layer: HTMLElement, choose: (index: number) => void) {
  const frame = elementOf('div', { class: 'frame', hidden: '' });
  layer.append(frame);
  let framed: Element | undefined;
  let signs: Sign[] = [];
  let end = new AbortController();
  const place = (): void => {
    for (const { sign, element } of signs) lay(sign, element, ['left', 'top']);
    frame.hidden = true;
    if (framed) lay(frame, framed, ['left', 'top', 'width', 'height']);
  };
  let asked = 0;
  const placeSoon = (): void => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(place);
  };
  const clear = (): void => {
    for (const { sign } of signs) sign.remove();
    signs = [];
    for (const mark of lines) CSS.highlights.delete(`lens-${mark}`);
    framed = undefined;
    frame.hidden = true;
    end.abort();
  };
  return {
    show: (found: readonly Found[], texts: readonly LensText[]): void => {
      const kept = framed;
      clear();
      framed = kept?.isConnected ? kept : undefined;
      underline(found, texts);
      signs = found.filter((piece) => !holdsNote(piece)).flatMap((piece) => signOf(piece, texts, choose));
      layer.append(...signs.map(({ sign }) => sign));
      end = new AbortController();
      addEventListener('scroll', placeSoon, { capture: true, signal: end.signal });
      addEventListener('resize', placeSoon, end);
      place();
    },
    /** Frames an element and scrolls to it; `undefined` removes the frame. */
    frame: (element: Element | undefined): void => {
      framed = element;
      element?.scrollIntoView({ block: 'center' });
      place();
    },
    /** Moves everything along after the page has changed. */
    place,
    clear,
  };
}

/** Positions a mark over an element of the page, hidden while the element is. */
function lay(
  mark: HTMLElement,
  element: Element,
  sides: readonly ('left' | 'top' | 'width' | 'height')[],
): void {
  const box = element.getBoundingClientRect();
  mark.hidden = box.width === 0;
  for (const side of sides) mark.style.setProperty(side, `${box[side]}px`);
}

/** CSS custom highlights color text without a wrapper element. */
function underline(found: readonly Found[], texts: readonly LensText[]): void {
  for (const mark of lines) {
    const ranges = found
      .filter(({ texts: own }) => own.some((index) => texts[index] && markOf(texts[index]) === mark))
      .flatMap(({ nodes }) => nodes.map(rangeOf));
    if (ranges.length > 0) CSS.highlights.set(`lens-${mark}`, new Highlight(...ranges));
  }
}

function rangeOf(node: Text): Range {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range;
}

function signOf(piece: Found, texts: readonly LensText[], choose: (index: number) => void): Sign[] {
  const index = piece.texts.find((place) => texts[place] && needsWork(texts[place])) ?? -1;
  const text = texts[index];
  if (!text || piece.attribute === 'head') return [];
  const label = `${whereOf(piece)}: ${text.name}`;
  const sign = elementOf(
    'button',
    { type: 'button', class: 'sign', 'data-mark': markOf(text), title: label, 'aria-label': label },
    '!',
  );
  sign.addEventListener('click', () => choose(index));
  return [{ sign, element: piece.element }];
}
