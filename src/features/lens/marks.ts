import type { LensText } from '../../../schema/lens.ts';
import { elementOf } from './element.ts';
import { holdsNote } from './notes.ts';
import type { Found } from './scan.ts';
import { type Mark, markOf, needsWork } from './state.ts';
import { whereOf } from './where.ts';

/**
 * What the lens lays over the page without changing it: lines under texts that need work, signs at elements with
 * such texts in attributes and drawings, and a frame around what is chosen in the panel.
 */
export interface Marks {
  show(found: readonly Found[], texts: readonly LensText[]): void;
  /** Frames an element and brings it into view; `undefined` takes the frame away. */
  frame(element: Element | undefined): void;
  clear(): void;
}

const lineStyles = new CSSStyleSheet();
lineStyles.replaceSync(
  (
    [
      ['error', '#d0342c'],
      ['warning', '#c98200'],
      ['stale', '#c98200'],
      ['missing', '#b23ab2'],
      ['todo', '#b23ab2'],
    ] satisfies [Mark, string][]
  )
    .map(([mark, color]) => `::highlight(lens-${mark}) { text-decoration: underline wavy 2px ${color}; }`)
    .join('\n'),
);
const marks: readonly Mark[] = ['warning', 'stale', 'todo', 'missing', 'error'];

/**
 * @param layer element of the lens that covers the page and lets clicks through
 * @param choose called with the place of a text in the list when its sign is pressed
 */
export function marksOf(layer: HTMLElement, choose: (index: number) => void): Marks {
  const frame = elementOf('div', { class: 'frame', hidden: '' });
  layer.append(frame);
  let framed: Element | undefined;
  let signs: { sign: HTMLElement; element: Element }[] = [];
  const place = (): void => {
    for (const { sign, element } of signs) {
      const { left, top, width } = element.getBoundingClientRect();
      sign.hidden = width === 0;
      sign.style.setProperty('left', `${left}px`);
      sign.style.setProperty('top', `${top}px`);
    }
    const box = framed?.getBoundingClientRect();
    frame.hidden = !box || box.width === 0;
    if (!box) return;
    for (const side of ['left', 'top', 'width', 'height'] as const)
      frame.style.setProperty(side, `${box[side]}px`);
  };
  let asked = 0;
  const placeSoon = (): void => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(place);
  };
  const clear = (): void => {
    for (const { sign } of signs) sign.remove();
    signs = [];
    for (const mark of marks) globalThis.CSS.highlights?.delete(`lens-${mark}`);
    framed = undefined;
    frame.hidden = true;
    removeEventListener('scroll', placeSoon, true);
    removeEventListener('resize', placeSoon);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== lineStyles);
  };
  return {
    show: (found, texts) => {
      const kept = framed;
      clear();
      framed = kept?.isConnected ? kept : undefined;
      underline(found, texts);
      signs = found.filter((piece) => !holdsNote(piece)).flatMap((piece) => signOf(piece, texts, choose));
      layer.append(...signs.map(({ sign }) => sign));
      addEventListener('scroll', placeSoon, true);
      addEventListener('resize', placeSoon);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, lineStyles];
      place();
    },
    frame: (element) => {
      framed = element;
      element?.scrollIntoView({ block: 'center' });
      place();
    },
    clear,
  };
}

/** The custom highlights of CSS color text without an element around it. */
function underline(found: readonly Found[], texts: readonly LensText[]): void {
  if (!globalThis.CSS.highlights) return;
  for (const mark of marks) {
    const ranges = found
      .filter(({ texts: own }) => own.some((index) => texts[index] && markOf(texts[index]) === mark))
      .flatMap(({ nodes }) => nodes.map(rangeOf));
    if (ranges.length > 0) globalThis.CSS.highlights.set(`lens-${mark}`, new Highlight(...ranges));
  }
}

function rangeOf(node: Text): Range {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range;
}

function signOf(
  piece: Found,
  texts: readonly LensText[],
  choose: (index: number) => void,
): { sign: HTMLElement; element: Element }[] {
  const index = piece.texts.find((place) => texts[place] && needsWork(texts[place]));
  const text = index === undefined ? undefined : texts[index];
  if (index === undefined || !text || piece.attribute === 'head') return [];
  const label = `${whereOf(piece)}: ${text.name}`;
  const sign = elementOf(
    'button',
    { type: 'button', class: 'sign', 'data-mark': markOf(text), title: label, 'aria-label': label },
    '!',
  );
  sign.addEventListener('click', () => choose(index));
  return [{ sign, element: piece.element }];
}
