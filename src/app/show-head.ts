import site from 'virtual:hulma/site';
import { directionOf, type Locale } from '../../schema/languages.ts';
import type { PageFacts } from '../site/page.ts';
import { titleOf } from './title.ts';

/** Updates the head after navigation: immediately what visitors notice, the rest once its script has loaded. */
export function showHead(page: PageFacts, locale: Locale): void {
  const { documentElement: root } = document;
  // Setting even the same language recalculates all styles.
  if (root.lang !== locale) {
    root.lang = locale;
    root.dir = directionOf(locale);
  }
  document.title = titleOf(page, site);
  import('./head.ts').then(
    ({ applyHead, headOf }) => applyHead(headOf(page, locale, site)),
    // Offline, the tags stay as they are; the next navigation updates them.
    () => undefined,
  );
}
