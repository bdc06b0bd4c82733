import { type RefObject, useLayoutEffect } from 'react';

/** Custom property with the height of the banner (banner.css). */
const property = '--banner';

/** Exposes the banner's height to the styles, and keeps the focused element clear of it (WCAG 2.4.11). */
export function useBannerSpace(banner: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = banner.current;
    if (!element) return undefined;
    const { body, documentElement: root } = document;
    let height = '';
    const measure = () => {
      height = `${element.offsetHeight}px`;
      body.style.setProperty(property, height);
    };
    // Scroll padding is set on the root, which restyles the whole page, so it is set only when needed: most visitors
    // never need it.
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
    // Runs before the browser scrolls to the next focused element.
    document.addEventListener('keydown', scrollClear, { capture: true, signal: end.signal });
    return () => {
      observer.disconnect();
      end.abort();
      for (const { style } of [body, root]) style.removeProperty(property);
    };
  }, [banner]);
}

/** Whether the banner covers an element; large ones, such as the main content, may be partly covered. */
function covers(banner: Element, element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const over = banner.getBoundingClientRect();
  const isLarge = bottom - top > window.innerHeight / 2;
  return !banner.contains(element) && !isLarge && bottom > over.top && top < over.bottom;
}
