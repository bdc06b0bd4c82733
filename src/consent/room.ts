import { type RefObject, useLayoutEffect } from 'react';

/** Height of the banner, for whatever has to make room for it (banner.css). */
const property = '--banner';

/**
 * Makes room for the banner, which lies over the end of the window: tells the styles its height as long as it is
 * there, and when it appears brings back into view what has the focus (WCAG 2.4.11).
 */
export function useRoom(banner: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = banner.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const measure = () => style.setProperty(property, `${element.offsetHeight}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body && covers(element, activeElement))
      activeElement.scrollIntoView({ block: 'nearest' });
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [banner]);
}

function covers(banner: Element, element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const over = banner.getBoundingClientRect();
  return bottom > over.top && top < over.bottom;
}
