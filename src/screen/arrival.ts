import site from 'virtual:hulma/site';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { splitPrefix } from '../../schema/page-key.ts';
import { writeLanguageChoice } from '../i18n/language-choice.ts';
import { announce } from './announce.ts';
import { applyHead, headOf } from './head.ts';
import type { Page } from './page.ts';
import type { ScreenRoute } from './routes.tsx';

/**
 * What happens when a screen has been drawn: the language of its prefix is kept, and after a move inside the
 * site the head is brought up to date, open menus close, the page scrolls to the top or to the section of the
 * hash, and the focus goes to the heading, which is announced. On the first screen of a visit the browser has
 * done all that; after a switch of language the focus stays where it is.
 */
export function useArrival(page: Page, route: ScreenRoute): void {
  const { pathname, hash } = useLocation();
  const previous = useRef<{ pathname: string; locale: string }>(undefined);
  useEffect(() => {
    const { prefix } = splitPrefix(pathname);
    if (prefix) writeLanguageChoice(prefix);
    const before = previous.current;
    previous.current = { pathname, locale: route.locale };
    if (!before || before.pathname === pathname) return;
    applyHead(headOf(page, route.locale, site));
    closeOverlays();
    const section = hash ? document.getElementById(decodeHash(hash)) : null;
    if (section) section.scrollIntoView();
    else window.scrollTo(0, 0);
    if (before.locale === route.locale) focusHeading(section);
    announce(document.title);
  }, [page, route, pathname, hash]);
}

/** Closes menus that lie over the page, and the groups of the main menu. */
export function closeOverlays(): void {
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
