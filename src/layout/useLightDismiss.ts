import { type RefObject, useEffect } from 'react';

/** From this width, the menu is a row (src/layout/main-menu.css). */
const row = '(width >= 75rem)';

/**
 * Closes the main menu's lists like popovers: on a press outside, when focus leaves, and on Escape. On a phone, the
 * menu itself closes when focus leaves it, so that focus is never behind it, and when the window becomes wide.
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
