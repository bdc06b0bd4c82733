/** The element whose changes screen readers read out; it is part of the page from the start (App.tsx). */
export const announcerId = 'announcer';

/** Has a screen reader read a text without moving the focus (WCAG 4.1.3). */
export function announce(text: string): void {
  const announcer = document.getElementById(announcerId);
  if (announcer) announcer.textContent = text;
}
