import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type Locale, sourceLocale } from '../../schema/languages.ts';
import { splitPrefix } from '../../schema/page-key.ts';
import { announce } from '../site/announce.ts';
import { endFirstScreen } from '../site/first-screen.ts';
import { focusSection } from '../site/focus-section.ts';
import { writeLanguageChoice } from '../site/language-choice.ts';
import { closeOverlays } from '../site/overlays.ts';
import type { Page } from '../site/page.ts';
import { settle } from '../site/pending.ts';
import { closeToasts } from '../ui/notify/notify.ts';
import { showHead } from './show-head.ts';

/** The screen before; there is none for the first screen of a visit. */
let previous: { pathname: string; locale: string } | undefined;

/**
 * What happens once a screen is there: the language of its prefix is stored, and after a move inside the site the head
 * is brought up to date, overlays close, the page scrolls to the top or to the section of the hash, and the focus goes
 * to the heading, which is announced. On the first screen of a visit the browser has done all that; after a switch of
 * language the focus stays where it is, unless that is nowhere.
 */
export function useArrival(page: Page, locale: Locale): void {
  const { pathname, hash } = useLocation();
  useLayoutEffect(() => {
    const { prefix } = splitPrefix(pathname);
    if (prefix) writeLanguageChoice(prefix);
    settle();
    const before = previous;
    previous = { pathname, locale };
    endFirstScreen();
    // The dev server does not prerender.
    if (!before && import.meta.env.DEV) showHead(page, locale);
    if (!before || before.pathname === pathname) return undefined;
    const isSwitch = before.locale !== locale;
    // Back from another language: what is read now is what the next new tab shall show too.
    if (!prefix && isSwitch) writeLanguageChoice(sourceLocale);
    showHead(page, locale);
    closeOverlays();
    if (isSwitch) closeToasts();
    // With the frame that paints the screen: asked for earlier, the browser would lay the page out twice.
    const frame = requestAnimationFrame(() => {
      const section = hash ? document.getElementById(decodeHash(hash)) : null;
      // Nobody wants to watch a screen they have just come to go by.
      if (section) section.scrollIntoView({ behavior: 'instant' });
      else window.scrollTo({ top: 0, behavior: 'instant' });
      const hasFocus = document.activeElement && document.activeElement !== document.body;
      if (!isSwitch || !hasFocus) focusSection(section ?? document.querySelector<HTMLElement>('h1'));
      announce(document.title);
    });
    return () => cancelAnimationFrame(frame);
  }, [page, locale, pathname, hash]);
}

/** For the error fallback, which is no screen: the next screen is an arrival, even at the same address. */
export function leaveScreen(locale: string): void {
  previous = { pathname: '', locale };
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
