import { readSession, writeSession } from './session.ts';

/** Under this name the tab keeps where a page was scrolled to when it was left. */
const key = 'lens-scroll';

/**
 * Keeps the place of the reader when a file is saved: the dev server sends the page anew without its texts, so that the
 * browser finds nothing to scroll back to.
 * @returns scrolls back, once: for the same page, and only after it was loaded anew
 */
export function keepScroll(): () => void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  let kept = entry?.type === 'reload' ? readSession(key) : {};
  addEventListener('pagehide', () => writeSession(key, { path: location.pathname, top: scrollY }));
  return () => {
    const { path, top } = kept;
    if (path === location.pathname && scrollY === 0) scrollTo({ top: Number(top), behavior: 'instant' });
    kept = {};
  };
}
