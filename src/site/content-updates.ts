/** Window event dispatched after a content edit in dev (scripts/site/page-modules.ts). */
export const contentUpdate = 'hulma:content';

/** Calls `listener` after each content edit in dev; a no-op in production. */
export function onContentUpdate(listener: () => void): void {
  if (import.meta.hot) window.addEventListener(contentUpdate, listener);
}
