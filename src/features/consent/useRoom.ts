import { type RefObject, useLayoutEffect } from 'react';

/** Height of the banner, for whatever has to make room for it (banner.css). */
const property = '--banner';

/** Tells the styles the height of the banner, and keeps what has the focus in view beside it (WCAG 2.4.11). */
export function useRoom(banner: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = banner.current;
    if (!element) return undefined;
    const { body, documentElement: root } = document;
    let height = '';
    const measure = () => {
      height = `${element.offsetHeight}px`;
      body.style.setProperty(property, height);
    };
    // What scrolling leaves free is a matter of the root, for whose sake the browser styles the whole page anew. Most
    // visitors never need it.
    const scrollClear = () => root.style.setProperty(property, height);
    const reveal = () => {
      const { activeElement } = document;
      if (!activeElement || activeElement === body || !covers(element, activeElement)) return;
      scrollClear();
      activeElement.scrollIntoView({ block: 'nearest' });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    reveal();
    const end = new AbortController();
    document.addEventListener('focusin', reveal, end);
    // Before the browser scrolls to what gets the focus next.
    document.addEventListener('keydown', scrollClear, { capture: true, signal: end.signal });
    return () => {
      observer.disconnect();
      end.abort();
      for (const { style } of [body, root]) style.removeProperty(property);
    };
  }, [banner]);
}

/** Whether the banner hides an element; of what is large, such as the whole text, it may hide a part. */
function covers(banner: Element, element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const over = banner.getBoundingClientRect();
  const isLarge = bottom - top > window.innerHeight / 2;
  return !banner.contains(element) && !isLarge && bottom > over.top && top < over.bottom;
}
