import { locales, sourceLocale } from '../../schema/languages.ts';
import { languageKey } from '../../src/site/language-choice.ts';

/**
 * Script for the head of every address without a prefix: a stored choice other than English opens the same
 * address under that prefix before anything is painted, keeping query and hash (design section 3). Blocked
 * storage means no choice. It is inline because a file would be a round trip before the first paint; the
 * content security policy allows it by its hash.
 */
export const storedLanguageScript =
  `try{let l=localStorage.getItem(${JSON.stringify(languageKey)}),p=location.pathname;` +
  `/^(?:${locales.filter((code) => code !== sourceLocale).join('|')})$/.test(l)&&` +
  "location.replace('/'+l+(p=='/'?'':p)+location.search+location.hash)}catch{}";
