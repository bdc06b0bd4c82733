/** The id of the live region, which is part of the page from the start (App.tsx). */
export const announcerId = 'announcer';

/** Announces text to screen readers without moving focus (WCAG 4.1.3). */
export function announce(text: string): void {
  const announcer = document.getElementById(announcerId);
  if (announcer) announcer.textContent = text;
}
