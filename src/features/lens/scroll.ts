/** Under this name the tab keeps where a page was scrolled to when it was left. */
const key = 'lens-scroll';

/**
 * Keeps the place of the reader when a file is saved. The dev server then has the page loaded anew, and sends it
 * without its texts, so that the browser finds nothing to scroll back to.
 *
 * @returns scrolls back, once: for the same page, and only after it was loaded anew
 */
export function keepScroll(): () => void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  let kept = entry?.type === 'reload' ? stored() : undefined;
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(key, JSON.stringify({ path: location.pathname, top: scrollY }));
    } catch {
      // Where storage is blocked, the page begins at its top.
    }
  });
  return () => {
    if (kept?.path === location.pathname && scrollY === 0) scrollTo({ top: kept.top, behavior: 'instant' });
    kept = undefined;
  };
}

function stored(): { path?: unknown; top: number } | undefined {
  try {
    const { path, top } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof top === 'number' ? { path, top } : undefined;
  } catch {
    return undefined;
  }
}
