import site from 'virtual:hulma/site';
import { directionOf, type Locale } from '../../schema/languages.ts';
import type { Page } from '../site/page.ts';
import { titleOf } from './title.ts';

/**
 * Brings the head of the document up to date after a move inside the site: at once what visitors notice, the
 * rest, which only machines read, as soon as its script is there. The first screen comes with its head and has no
 * use for that script.
 */
export function showHead(page: Page, locale: Locale): void {
  const { documentElement: root } = document;
  // Even the same language makes the browser style the whole page anew.
  if (root.lang !== locale) {
    root.lang = locale;
    root.dir = directionOf(locale);
  }
  document.title = titleOf(page, site);
  import('./head.ts').then(
    ({ applyHead, headOf }) => applyHead(headOf(page, locale, site)),
    // Without a connection the tags stay as they are; the next move brings them up to date.
    () => undefined,
  );
}
