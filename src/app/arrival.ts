import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { sourceLocale } from '../../schema/languages.ts';
import { splitPrefix } from '../../schema/page-key.ts';
import { announce } from '../site/announce.ts';
import { writeLanguageChoice } from '../site/language-choice.ts';
import type { Page } from '../site/page.ts';
import { closeToasts } from '../ui/notify/notify.ts';
import { endWaiting } from './load.ts';
import { renewBudget } from './prefetch.ts';
import type { ScreenRoute } from './routes.ts';
import { showHead } from './show-head.ts';
import { endTransition } from './transition.ts';

/** The screen before; there is none for the first screen of a visit. */
let previous: { pathname: string; locale: string } | undefined;

/** Whether the first screen of the visit is still being taken over; always on the server. */
export function isFirstScreen(): boolean {
  return previous === undefined;
}

/**
 * What happens when a screen has been drawn: the language of its prefix is kept, and after a move inside the
 * site the head is brought up to date, open menus close, the page scrolls to the top or to the section of the
 * hash, and the focus goes to the heading, which is announced. On the first screen of a visit the browser has
 * done all that; after a switch of language the focus stays where it is, unless that is nowhere.
 */
export function useArrival(page: Page, route: ScreenRoute): void {
  const { pathname, hash } = useLocation();
  // Before the first picture of the screen is drawn: nobody sees it at the place where they left the last one.
  useLayoutEffect(() => {
    const { prefix } = splitPrefix(pathname);
    if (prefix) writeLanguageChoice(prefix);
    endWaiting(route);
    const before = previous;
    previous = { pathname, locale: route.locale };
    if (!before || before.pathname === pathname) return;
    // Back from another language: what is read now is what the next new tab shall show too.
    if (!prefix && before.locale !== route.locale) writeLanguageChoice(sourceLocale);
    showHead(page, route.locale);
    closeOverlays();
    if (before.locale !== route.locale) closeToasts();
    const section = hash ? document.getElementById(decodeHash(hash)) : null;
    // Without the motion that moves within a screen have: nobody wants to watch a screen they have just come to go by.
    if (section) section.scrollIntoView({ behavior: 'instant' });
    else window.scrollTo({ top: 0, behavior: 'instant' });
    renewBudget();
    const hasFocus = document.activeElement && document.activeElement !== document.body;
    if (before.locale === route.locale || !hasFocus) focusHeading(section);
    announce(document.title);
    endTransition();
  }, [page, route, pathname, hash]);
}

/** For the error fallback, which is no screen: the next screen is an arrival, even at the same address. */
export function leaveScreen(locale: string): void {
  previous = { pathname: '', locale };
}

/** Closes dialogs and menus that lie over the page, and the groups of the main menu. */
export function closeOverlays(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  for (const element of document.querySelectorAll<HTMLElement>('[popover]:popover-open'))
    element.hidePopover();
  for (const element of document.querySelectorAll<HTMLDetailsElement>('header details[open]'))
    element.open = false;
}

function focusHeading(section: HTMLElement | null): void {
  const target = section ?? document.querySelector<HTMLElement>('h1');
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
