/** Gives the focus to an element that cannot have it by itself, such as a heading, without moving the page. A question opens. */
export function focusSection(element: HTMLElement | null): void {
  if (!element) return;
  if (element instanceof HTMLDetailsElement) element.open = true;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
