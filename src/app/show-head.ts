import site from 'virtual:hulma/site';
import { directionOf, type Locale } from '../../schema/languages.ts';
import type { PageFacts } from '../site/page.ts';
import { titleOf } from './title.ts';

/** Updates the head after navigation: language and title immediately, the rest once its script has loaded. */
export function showHead(page: PageFacts, locale: Locale): void {
  const { documentElement: root } = document;
  // Setting the language recalculates all styles, even if the value is the same.
  if (root.lang !== locale) {
    root.lang = locale;
    root.dir = directionOf(locale);
  }
  document.title = titleOf(page, site);
  import('./head.ts').then(
    ({ applyHead, headOf }) => applyHead(headOf(page, locale, site)),
    // Offline, the tags stay unchanged; the next navigation updates them.
    () => undefined,
  );
}
