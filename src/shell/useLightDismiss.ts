import { type RefObject, useEffect } from 'react';

/** From here on the menu is a row, as in src/styles/main-menu.css. */
const row = '(width >= 75rem)';

/**
 * Closes the lists of the main menu as popovers close: where the visitor presses, or goes with the keyboard, outside of
 * them, and with Escape. On a phone, where they open within the menu, only the menu itself closes: when the keyboard
 * leaves it, so that the focus is never on what lies behind it, and when the screen becomes wide.
 *
 * @param menu the main menu, a popover
 */
export function useLightDismiss(menu: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const wide = matchMedia(row);
    const opened = () =>
      (wide.matches ? [...(menu.current?.querySelectorAll('details') ?? [])] : []).filter(
        (list) => list.open,
      );
    const leave = ({ type, target }: Event) => {
      const isOutside = (element: Element) => !(target instanceof Node && element.contains(target));
      for (const list of opened()) if (isOutside(list)) list.open = false;
      if (type === 'focusin' && menu.current && isOutside(menu.current)) menu.current.hidePopover();
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      for (const list of opened()) {
        const hadFocus = list.contains(document.activeElement);
        list.open = false;
        if (hadFocus) list.querySelector('summary')?.focus();
      }
    };
    const widen = () => menu.current?.hidePopover();
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', closeByKey);
    wide.addEventListener('change', widen);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', closeByKey);
      wide.removeEventListener('change', widen);
    };
  }, [menu]);
}
