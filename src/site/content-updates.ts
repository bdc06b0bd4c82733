/** Event of the window after an edit of the content in development (scripts/site/page-modules.ts). */
export const contentUpdate = 'hulma:content';

/** Calls back after an edit of the content; in production there is none. */
export function onContentUpdate(listener: () => void): void {
  if (import.meta.hot) window.addEventListener(contentUpdate, listener);
}
