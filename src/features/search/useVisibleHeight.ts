import { type RefObject, useLayoutEffect } from 'react';

/** Tells the styles of an element how high the part of the window is that the keyboard of a phone leaves (search.css). */
export function useVisibleHeight(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    const element = ref.current;
    if (!viewport || !element) return undefined;
    const measure = () => element.style.setProperty('--visible', `${viewport.height * viewport.scale}px`);
    measure();
    viewport.addEventListener('resize', measure);
    return () => viewport.removeEventListener('resize', measure);
  }, [ref]);
}
