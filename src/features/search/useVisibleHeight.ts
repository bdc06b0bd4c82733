import { type RefObject, useLayoutEffect } from 'react';

/** Sets a style property to the height left above the on-screen keyboard (search.css). */
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
