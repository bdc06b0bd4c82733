import { locales, sourceLocale } from '../../schema/languages.ts';
import { themeKey, themes } from '../../src/features/theme/theme.ts';
import { languageKey } from '../../src/site/language-choice.ts';

/**
 * Script for the head of every page, which runs before anything is painted (design, section 4). On an address without a
 * prefix, a stored choice other than English opens the same address under that prefix, keeping query and hash. A stored
 * theme is applied, as `showTheme()` does later. Blocked storage means no choice. It is inline because a file would be a
 * round trip before the first paint; the content security policy allows it by its hash.
 */
export const inlineScript =
  `try{let s=localStorage,l=s.getItem(${JSON.stringify(languageKey)}),t=s.getItem(${JSON.stringify(themeKey)}),p=location.pathname;` +
  `/^\\/(?:${locales.join('|')})(?:\\/|$)/.test(p)||!/^(?:${locales.filter((code) => code !== sourceLocale).join('|')})$/.test(l)||` +
  "location.replace('/'+l+(p=='/'?'':p)+location.search+location.hash);" +
  `if(/^(?:${themes.join('|')})$/.test(t)){document.documentElement.dataset.theme=t;` +
  "for(let m of document.querySelectorAll('[name=theme-color]'))m.media=m.dataset.theme==t?'':'not all'}}catch{}";
