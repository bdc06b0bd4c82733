import { locales, sourceLocale } from '../../schema/languages.ts';
import { themeKey, themes } from '../../src/features/theme/theme.ts';
import { languageKey } from '../../src/site/language-choice.ts';

/**
 * Inline script for the head of every page, which runs before first paint. On an unprefixed URL, a stored choice other
 * than English opens the same URL under that prefix, keeping query and hash. A stored theme is applied, as `showTheme()`
 * does later. Without access to storage there is no choice. It is inline because a file would cost a round trip before
 * first paint; the content security policy allows it by its hash.
 */
export const inlineScript =
  `try{let s=localStorage,l=s.getItem(${JSON.stringify(languageKey)}),t=s.getItem(${JSON.stringify(themeKey)}),p=location.pathname;` +
  `/^\\/(?:${locales.join('|')})(?:\\/|$)/.test(p)||!/^(?:${locales.filter((code) => code !== sourceLocale).join('|')})$/.test(l)||` +
  "location.replace('/'+l+(p=='/'?'':p)+location.search+location.hash);" +
  `if(/^(?:${themes.join('|')})$/.test(t)){document.documentElement.dataset.theme=t;` +
  "for(let m of document.querySelectorAll('[name=theme-color]'))m.media=m.dataset.theme==t?'':'not all'}}catch{}";
