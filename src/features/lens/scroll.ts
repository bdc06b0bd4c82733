import { ofTab, readStored, writeStored } from './stored.ts';

/** Session storage key of the scroll position. */
const key = 'lens-scroll';

/**
 * Keeps the scroll position when a file is saved: the dev server reloads the page without its texts, so the browser
 * cannot restore it.
 * @returns a function that restores it, once, for the same page and only after a reload
 */
export function keepScroll(): () => void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  let kept = entry?.type === 'reload' ? readStored(ofTab, key) : {};
  addEventListener('pagehide', () => writeStored(ofTab, key, { path: location.pathname, top: scrollY }));
  return () => {
    const { path, top } = kept;
    if (path === location.pathname && scrollY === 0) scrollTo({ top: Number(top), behavior: 'instant' });
    kept = {};
  };
}
