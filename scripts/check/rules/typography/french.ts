import { latinLetters, straightApostrophe, straightQuotes } from './common.ts';
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
    pattern: new RegExp(`${before}(?![!?] [\\p{Ll}—–]) ?[;!?](?=[\\s»”)!?]|$)`, 'gu'),
    replacement: ([found]) => `\u202f${found.trim()}`,
    code: 'high-mark',
  },
  {
    pattern: new RegExp(`${before}(?!(?<=\\p{N}) ?: \\p{N}) ?:(?=\\s|$)`, 'gu'),
    replacement: '\u00a0:',
    code: 'colon',
  },
  { pattern: /« ?(?=[^\s])/gu, replacement: '«\u00a0', code: 'guillemet' },
  { pattern: /(?<=[^\s]) ?»/gu, replacement: '\u00a0»', code: 'guillemet' },
  // Curly quotation marks are those of the second level, inside « ».
  {
    pattern: /(?<=^|[\s(])(?<!«[^«»]{0,300})“([^“”\n]{1,300})”/gu,
    replacement: ([, inside = '']) => `«\u00a0${inside.trim()}\u00a0»`,
    code: 'curly-quotes',
  },
  straightQuotes('«\u00a0', '\u00a0»'),
  straightApostrophe,
];
