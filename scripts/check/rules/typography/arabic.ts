import { objectMark } from '../../core/object-mark.ts';
import { latinMark, spacedWords } from './common.ts';
import type { TypographyRule } from './mistake.ts';

/*
 * Arabic: its own comma, semicolon and question mark (CLDR punctuation exemplars of `ar`: ، ؛ ؟), which join the
 * word before them. Between numbers and within Latin words the Latin marks stay.
 */

const arabicMark = (mark: string): string => ({ ',': '،', ';': '؛', '?': '؟' })[latinMark(mark)] ?? mark;

const letter = '[\\p{Script=Arabic}\\p{M}\\u0640]';

export const arabic: readonly TypographyRule[] = [
  ...spacedWords,
  // After an Arabic word.
  {
    pattern: new RegExp(`(?<=${letter}(?:[»)”]|)) ?[,;?，；？](?=[\\s»)”!?؟]|${letter}|$)`, 'gu'),
    replacement: ([found]) => arabicMark(found.trim()),
    code: 'latin-mark',
  },
  // A question that ends with a name in Latin letters, a number or a placeholder is an Arabic question still.
  {
    pattern: new RegExp(
      `(?<=${letter} (?:[A-Za-z]{1,20} ){0,3}["“«\`]?(?:[A-Za-z0-9][\\w.-]{0,30}|${objectMark}{1,60})["”»\`]?)\\?(?=\\s|$)`,
      'gu',
    ),
    replacement: '؟',
    code: 'latin-mark',
  },
  // Before ، ؛ ؟ there is no space.
  {
    pattern: /(?<=[\p{L}\p{M}\p{N}»)”%\ufffc])[ \u00a0\u202f]+(?=[،؛؟])/gu,
    replacement: '',
    code: 'space-before-mark',
  },
  // After ، and ؛ there is one.
  {
    pattern: /(?<=[\p{L}\p{M}\p{N}»)])[،؛](?=\p{L})/gu,
    replacement: ([found]) => `${found} `,
    code: 'no-space-after-mark',
  },
  { pattern: /[،؛](?: ?[،؛])+|[،؛]\.(?!\.)/gu, replacement: ([found]) => found.slice(-1), code: 'two-marks' },
  // A letter that stretches a word; after a single prefix before a Latin word, and in هـ, it is right.
  {
    pattern: new RegExp(`(?<=${letter})(?<!\\u0640)\\u0640+(?=${letter})`, 'gu'),
    replacement: '',
    code: 'tatweel',
  },
];
