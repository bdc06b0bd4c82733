import { type RefObject, useEffect } from 'react';

/** From here on the menu is a row, as in src/layout/main-menu.css. */
const row = '(width >= 75rem)';

/**
 * Closes the lists of the main menu as popovers close: on a press outside of them, when the keyboard leaves, and with
 * Escape. On a phone the menu itself closes when the keyboard leaves it, so that the focus is never on what lies behind
 * it, and when the screen becomes wide.
 */
export function useLightDismiss(menu: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const wide = matchMedia(row);
    const end = new AbortController();
    const dismiss = ({ type, target, key }: Event & { key?: string }) => {
      const nav = menu.current;
      const isOutside = (element: Element) => !element.contains(target as Node);
      const list = wide.matches && nav?.querySelector<HTMLDetailsElement>('details[open]');
      if (list && (key === 'Escape' || (!key && isOutside(list)))) {
        const hadFocus = list.contains(document.activeElement);
        list.open = false;
        if (key && hadFocus) list.querySelector('summary')?.focus();
      }
      if (type === 'focusin' && nav && isOutside(nav)) nav.hidePopover();
    };
    for (const type of ['pointerdown', 'focusin', 'keydown']) document.addEventListener(type, dismiss, end);
    wide.addEventListener('change', () => menu.current?.hidePopover(), end);
    return () => end.abort();
  }, [menu]);
}
