import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type Locale, sourceLocale } from '../../schema/languages.ts';
import { splitPrefix } from '../../schema/page-key.ts';
import { announce } from '../site/announce.ts';
import { endFirstScreen } from '../site/first-screen.ts';
import { focusSection } from '../site/focus-section.ts';
import { writeLanguageChoice } from '../site/language-choice.ts';
import { closeOverlays } from '../site/overlays.ts';
import type { PageFacts } from '../site/page.ts';
import { settle } from '../site/pending.ts';
import { closeToasts } from '../ui/notify/notify.ts';
import { showHead } from './show-head.ts';

/** The previous screen; `undefined` on the first screen of a visit. */
let previous: { pathname: string; locale: string } | undefined;

/**
 * Runs after a screen has rendered: stores the language of its prefix and, after a navigation, updates the head, closes
 * overlays, scrolls to the top or to the section of the hash, and focuses and announces the heading. On the first
 * screen, the browser has already done all that; after a language switch, focus stays where it is unless it was lost.
 */
export function useArrival(page: PageFacts, locale: Locale): void {
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
    // After switching back to English, new tabs should open in English, too.
    if (!prefix && isSwitch) writeLanguageChoice(sourceLocale);
    showHead(page, locale);
    closeOverlays();
    if (isSwitch) closeToasts();
    // In the frame that paints the screen: any earlier, the browser would lay out the page twice.
    const frame = requestAnimationFrame(() => {
      const section = hash ? document.getElementById(decodeHash(hash)) : null;
      // No smooth scrolling after a navigation.
      if (section) section.scrollIntoView({ behavior: 'instant' });
      else window.scrollTo({ top: 0, behavior: 'instant' });
      const hasFocus = document.activeElement && document.activeElement !== document.body;
      if (!isSwitch || !hasFocus) focusSection(section ?? document.querySelector<HTMLElement>('h1'));
      announce(document.title);
    });
    return () => cancelAnimationFrame(frame);
  }, [page, locale, pathname, hash]);
}

/** Called by the error fallback, which is not a screen: the next screen counts as an arrival, even at the same URL. */
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
