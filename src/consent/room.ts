import { type RefObject, useLayoutEffect } from 'react';
import { whenIdle } from '../screen/idle.ts';

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
    const { body, documentElement: root, activeElement } = document;
    let height = '';
    let giveUp = () => {};
    // What scrolling leaves free is a matter of the root, for whose sake the browser styles the whole page anew: that
    // has time, except for the keyboard.
    const scrollClear = () => root.style.setProperty(property, height);
    const measure = () => {
      height = `${element.offsetHeight}px`;
      body.style.setProperty(property, height);
      giveUp();
      giveUp = whenIdle(0, scrollClear);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    document.addEventListener('keydown', scrollClear, { capture: true });
    if (activeElement && activeElement !== body && covers(element, activeElement)) {
      scrollClear();
      activeElement.scrollIntoView({ block: 'nearest' });
    }
    return () => {
      observer.disconnect();
      document.removeEventListener('keydown', scrollClear, { capture: true });
      giveUp();
      for (const { style } of [body, root]) style.removeProperty(property);
    };
  }, [banner]);
}

function covers(banner: Element, element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const over = banner.getBoundingClientRect();
  return bottom > over.top && top < over.bottom;
}
