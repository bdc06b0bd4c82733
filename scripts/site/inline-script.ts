import { locales, sourceLocale } from '../../schema/languages.ts';
import { themeKey, themes } from '../../src/features/theme/theme.ts';
import { languageKey } from '../../src/site/language-choice.ts';

/**
 * Inline script in the head of every page, which runs before the first paint. From an unprefixed URL, it redirects to
 * the same URL in the stored language if that is not English, keeping query and hash. It applies a stored theme, as
 * `showTheme()` does later. If storage is blocked, it does nothing. It is inline because a file would cost a round trip
 * before the first paint; the content security policy allows it by its hash.
 */
export const inlineScript =
  `try{let s=localStorage,l=s.getItem(${JSON.stringify(languageKey)}),t=s.getItem(${JSON.stringify(themeKey)}),p=location.pathname;` +
  `/^\\/(?:${locales.join('|')})(?:\\/|$)/.test(p)||!/^(?:${locales.filter((code) => code !== sourceLocale).join('|')})$/.test(l)||` +
  "location.replace('/'+l+(p=='/'?'':p)+location.search+location.hash);" +
  `if(/^(?:${themes.join('|')})$/.test(t)){document.documentElement.dataset.theme=t;` +
  "for(let m of document.querySelectorAll('[name=theme-color]'))m.media=m.dataset.theme==t?'':'not all'}}catch{}";
