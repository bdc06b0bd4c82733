import type { TypographyRule } from './mistake.ts';

/*
 * What is wrong in every language of the site, or in all that are written in Latin letters. Marks that some
 * text may rightly have are left alone: `?!`, `!!`, a full stop after an abbreviation and a comma.
 */

/** The Latin mark in place of a Chinese or Arabic one; those of full width have it as their compatibility form (NFKC). */
export const latinMark = (mark: string): string =>
  ({ '،': ',', '؛': ';', '؟': '?', '、': ',', '。': '.' })[mark] ?? mark.normalize('NFKC');

/** Two spaces where one belongs. */
export const doubledSpaces: TypographyRule = {
  pattern: /(?<=[^\s]) {2,}(?=[^\s])|(?<=\S)(?:[\u00a0\u202f] +| +[\u00a0\u202f])(?=\S)/gu,
  replacement: ([found]) => /[\u00a0\u202f]/.exec(found)?.[0] ?? ' ',
  code: 'two-spaces',
};

/** What is wrong in any language: two spaces, and a mark typed twice, or two that exclude each other. */
export const anyLanguage: readonly TypographyRule[] = [
  doubledSpaces,
  {
    pattern:
      /(?<=[\p{L}\p{M}\p{N})\]»”“’%\ufffc])(?:, ?,|;;|,;|;,|:,|,\.(?![.\p{N}])|\.\.(?![./\p{N}]))(?=[\s)»”]|$)/gu,
    replacement: ([found]) => (found.startsWith(',') ? found.slice(-1) : found.charAt(0)),
    code: 'two-marks',
  },
];

/** A space before a mark that French sets off, and no other language in Latin letters. Scales such as “1 : 50” are left alone. */
export const spaceBeforeHighMark: TypographyRule = {
  pattern:
    /(?<=[\p{L}\p{M}\p{N}»”“’)\]%\ufffc])(?!(?<=\p{N}) : ?\p{N})[ \u00a0\u202f]+(?=[;:!?](?:[\s)»”“]|$))/gu,
  replacement: '',
  code: 'space-before-mark',
};

/**
 * Text in straight quotation marks; after a digit they may be inches. `open` and `close` are what the
 * language writes (CLDR `quotationStart`, `quotationEnd`).
 */
export const straightQuotes = (open: string, close: string): TypographyRule => ({
  pattern:
    /(?<=^|[\s([\u2013\u2014])"(?=[\p{L}\p{N}\ufffc])([^"\n]{1,300})(?<=[^\s])"(?=[\s.,;:!?)\]…\u2013\u2014-]|$)/gu,
  replacement: ([, inside]) => `${open}${inside}${close}`,
  code: 'straight-quotes',
});

/** A straight apostrophe inside a word. */
export const straightApostrophe: TypographyRule = {
  pattern: /(?<=\p{Script=Latin})'(?=\p{Script=Latin})/gu,
  replacement: '’',
  code: 'straight-apostrophe',
};

/** What is wrong wherever words are set apart by spaces: in all languages of the site but Chinese. */
export const spacedWords: readonly TypographyRule[] = [
  ...anyLanguage,
  // Three full stops instead of an ellipsis (CLDR: `ellipsis` is “…” in every locale of the site).
  {
    pattern: /(?<=[\p{L}\p{M}\p{N}\s([«“„]|^)(?<!\p{N})\.{3}(?![./\p{N}])/gu,
    replacement: '…',
    code: 'three-dots',
  },
  // A space before a mark that closes something.
  {
    pattern:
      /(?<=[\p{L}\p{M}\p{N}»”“’)\]%\ufffc])[ \u00a0\u202f]+(?=(?:,|\.(?!\.))(?:[\s)»”]|$)|\)(?=[\s.,;:!?)]|$))/gu,
    replacement: '',
    code: 'space-before-mark',
  },
  // A space after a bracket that opens.
  { pattern: /(?<=\() +(?=[\p{L}\p{N}])/gu, replacement: '', code: 'space-after-bracket' },
];

/** What is wrong in every language written in Latin letters. */
export const latinLetters: readonly TypographyRule[] = [
  ...spacedWords,
  // Marks of Chinese or Arabic in Latin letters.
  {
    pattern: /(?<=[\p{Script=Latin}\p{N}]) ?[，、。？！：；（），،؛؟](?=(\S?))/gu,
    replacement: ([found, next]) => {
      const mark = latinMark(found.trim());
      if (mark === '(') return ' (';
      return next ? `${mark} ` : mark;
    },
    code: 'other-script',
  },
];
