/** Closes open dialogs, menus, and the groups of the main menu. */
export function closeOverlays(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  for (const element of document.querySelectorAll<HTMLElement>('[popover]:popover-open'))
    element.hidePopover();
  for (const element of document.querySelectorAll<HTMLDetailsElement>('header details[open]'))
    element.open = false;
}
