/** Focuses an element that is not otherwise focusable, such as a heading, without scrolling. Opens collapsed questions. */
export function focusSection(element: HTMLElement | null): void {
  if (!element) return;
  if (element instanceof HTMLDetailsElement) element.open = true;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
