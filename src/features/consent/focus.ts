import type { FocusEvent } from 'react';

/** Where the focus was before the visitor came to the banner. */
let before: HTMLElement | undefined;

/** For the banner: remembers where the focus comes from when it enters. */
export function rememberFocus({ currentTarget, relatedTarget }: FocusEvent): void {
  if (!(relatedTarget instanceof HTMLElement)) return;
  if (currentTarget.contains(relatedTarget) || relatedTarget.closest('dialog')) return;
  before = relatedTarget;
}

/**
 * What had the focus is gone with the banner or the dialog: it goes back to where the visitor was, or else to the
 * content, without scrolling. A focus that is somewhere stays there.
 */
export function returnFocus(): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  if (before?.isConnected && before.checkVisibility()) before.focus();
  else document.getElementById('content')?.focus({ preventScroll: true });
}
