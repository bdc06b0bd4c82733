import { latinLetters, spaceBeforeHighMark, straightApostrophe, straightQuotes } from './common.ts';
import type { TypographyRule } from './mistake.ts';

/* Dutch: curly quotation marks and apostrophes (CLDR quotation marks “ ” and ‘ ’). */

export const dutch: readonly TypographyRule[] = [
  ...latinLetters,
  spaceBeforeHighMark,
  straightQuotes('“', '”'),
  straightApostrophe,
  // ’s morgens, ’t, ’n, as words of their own.
  { pattern: /(?<=^|[\s(“‘])'(?=[stn] \p{L})/gu, replacement: '’', code: 'straight-apostrophe' },
];
