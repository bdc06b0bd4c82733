import type { FocusEvent } from 'react';

/** The element that had focus before the banner. */
let before: HTMLElement | undefined;

/** Remembers where focus came from when it enters the banner. */
export function rememberFocus({ currentTarget, relatedTarget }: FocusEvent): void {
  if (!(relatedTarget instanceof HTMLElement)) return;
  if (currentTarget.contains(relatedTarget) || relatedTarget.closest('dialog')) return;
  before = relatedTarget;
}

/** Restores focus that was lost with the banner or the dialog: to the previous element, or else to the content. */
export function returnFocus(): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  if (before?.isConnected && before.checkVisibility()) before.focus();
  else document.getElementById('content')?.focus({ preventScroll: true });
}
