import { isQuoted, latinLetters, straightApostrophe, straightQuotes } from './common.ts';
import type { TypographyRule } from './mistake.ts';

/*
 * French: a no-break space before the high marks, narrow before ; ! ? and full before the colon, and inside « »
 * (Imprimerie nationale; CLDR quotation marks « »). Either width is taken as right everywhere, since both are in use;
 * rewritten text follows the house style.
 */

const before = '(?<=[\\p{L}\\p{N}»”)\\]%’\\ufffc])';

export const french: readonly TypographyRule[] = [
  ...latinLetters,
  // A name such as “Yahoo!” in the middle of a sentence ends with the mark itself.
  {
    pattern: new RegExp(`${before} ?[;!?](?=[\\s»”)!?]|$)`, 'gu'),
    replacement: (match, text) => {
      const [found] = match;
      const rest = text.slice(match.index + found.length, match.index + found.length + 4);
      const isName = /^[!?]$/.test(found) && (/^ \p{Ll}/u.test(rest) || /^ [—–]/.test(rest));
      return isName ? undefined : `\u202f${found.trim()}`;
    },
    code: 'high-mark',
  },
  {
    pattern: new RegExp(`${before} ?:(?=\\s|$)`, 'gu'),
    replacement: (match, text) => {
      const around = text.slice(Math.max(0, match.index - 1), match.index + match[0].length + 2);
      return /^\p{N} ?: \p{N}/u.test(around) ? undefined : '\u00a0:';
    },
    code: 'colon',
  },
  { pattern: /« ?(?=[^\s])/gu, replacement: '«\u00a0', code: 'guillemet' },
  { pattern: /(?<=[^\s]) ?»/gu, replacement: '\u00a0»', code: 'guillemet' },
  // Curly quotation marks are those of the second level, inside « ».
  {
    pattern: /(?<=^|[\s(])“([^“”\n]{1,300})”/gu,
    replacement: ({ index, 1: inside = '' }, text) =>
      isQuoted(text, index, '«', '»') ? undefined : `«\u00a0${inside.trim()}\u00a0»`,
    code: 'curly-quotes',
  },
  straightQuotes('«\u00a0', '\u00a0»'),
  straightApostrophe,
];
