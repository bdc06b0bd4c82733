import { latinLetters, spaceBeforeHighMark, straightQuotes } from './common.ts';
import type { TypographyRule } from './mistake.ts';

/*
 * German: „quotes“ (CLDR; Duden, rules of DIN 5008 too), a spaced en dash. »Guillemets« are right as well, and
 * an apostrophe may be straight.
 */

export const german: readonly TypographyRule[] = [
  ...latinLetters,
  spaceBeforeHighMark,
  straightQuotes('„', '“'),
  // “…” opens with the mark that closes in German. Inside „…“ nothing is said.
  {
    pattern: /(?<=^|[\s([])(?<!„[^“„]{0,300})“(?=[^\s])([^“”„\n]{1,300})”/gu,
    replacement: ([, inside]) => `„${inside}“`,
    code: 'english-quotes',
  },
  { pattern: /„([^“”„"\n]{1,300})["”]/gu, replacement: ([, inside]) => `„${inside}“`, code: 'closing-quote' },
  // Not between numbers, where it may be a minus.
  {
    pattern: /(?<=[\p{L}\p{N}),“%\ufffc])(?!(?<=\p{N}) - \p{N}) - (?=[\p{L}\p{N}(„\ufffc])/gu,
    replacement: ' – ',
    code: 'hyphen',
  },
  { pattern: /(?<=[\p{L}\p{N}),“])(?: — |—)(?=[\p{L}\p{N}(„])/gu, replacement: ' – ', code: 'long-dash' },
];
