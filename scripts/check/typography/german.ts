import { isQuoted, latinLetters, spaceBeforeHighMark, straightQuotes } from './common.ts';
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
    pattern: /(?<=^|[\s([])“(?=[^\s])([^“”„\n]{1,300})”/gu,
    replacement: ({ index, 1: inside }, text) =>
      isQuoted(text, index - 1, '„', '“') ? undefined : `„${inside}“`,
    code: 'english-quotes',
  },
  { pattern: /„([^“”„"\n]{1,300})["”]/gu, replacement: ([, inside]) => `„${inside}“`, code: 'closing-quote' },
  // Not between numbers, where it may be a minus.
  {
    pattern: /(?<=[\p{L}\p{N}),“%\ufffc]) - (?=[\p{L}\p{N}(„\ufffc])/gu,
    replacement: (match, text) =>
      /\p{N}$/u.test(text.slice(0, match.index)) && /^\p{N}/u.test(text.slice(match.index + 3))
        ? undefined
        : ' – ',
    code: 'hyphen',
  },
  { pattern: /(?<=[\p{L}\p{N}),“])(?: — |—)(?=[\p{L}\p{N}(„])/gu, replacement: ' – ', code: 'long-dash' },
];
