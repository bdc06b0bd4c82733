import type { LensText } from '../../../schema/lens.ts';
import { elementOf } from './element.ts';
import type { Found } from './scan.ts';
import { type Mark, markOf } from './state.ts';

/** Kinds of underlines; where several apply, the last one wins. */
const underlineKinds: readonly Mark[] = ['warning', 'stale', 'missing', 'error'];

/**
 * Creates the overlays, which do not change the page: underlines of texts that need work (page.css), and a frame around
 * the text selected in the panel.
 *
 * @param lens the lens's element, which covers the frame
 */
export function createMarks(lens: HTMLElement) {
  const frame = elementOf('div', { class: 'frame', hidden: '' });
  lens.prepend(frame);
  let framed: Element | undefined;
  /** Positions the frame over its element; hides it while the element is hidden. */
  const update = (): void => {
    const box = framed?.getBoundingClientRect();
    frame.hidden = !box?.width;
    for (const side of ['left', 'top', 'width', 'height'] as const)
      frame.style.setProperty(side, `${box?.[side]}px`);
  };
  const clear = (): void => {
    for (const mark of underlineKinds) CSS.highlights.delete(`lens-${mark}`);
    framed = undefined;
    frame.hidden = true;
  };
  addEventListener('scroll', update, { capture: true });
  addEventListener('resize', update);
  return {
    show: (found: readonly Found[], texts: readonly LensText[]): void => {
      const kept = framed;
      clear();
      framed = kept?.isConnected ? kept : undefined;
      underline(found, texts);
      update();
    },
    /** Frames an element and scrolls to it; `undefined` removes the frame. */
    frame: (element: Element | undefined): void => {
      framed = element;
      element?.scrollIntoView({ block: 'center' });
      update();
    },
    /** Repositions the frame after the page has changed. */
    update,
    clear,
  };
}

/** Underlines texts by CSS custom highlights, which need no wrapper elements. */
function underline(found: readonly Found[], texts: readonly LensText[]): void {
  for (const mark of underlineKinds) {
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
