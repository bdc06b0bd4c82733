import type { Locale } from '../../core/project.ts';
import type { CodeOf } from '../catalog.ts';

/**
 * Where a pattern matches, something else has to stand. It is global, and every quantifier is bounded, or cannot start
 * again within what it has read.
 */
export type TypographyRule = readonly [
  code: CodeOf<'typography'>,
  pattern: RegExp,
  right: (found: string) => string,
];

/*
 * What is most often wrong: marks that are written as in English. Marks that some text may rightly have are left alone.
 * U+FFFC stands for code, placeholders and addresses.
 */

const nb = '\u00a0';
const narrow = '\u202f';
const han = '\\p{Script=Han}';
const arabicLetter = '[\\p{Script=Arabic}\\p{M}]';

const doubleSpace: TypographyRule = ['space', /(?<=\S) {2,}(?=[^\s,.])/gu, () => ' '];

/** Names of files and the three dots of an omission may follow a space. */
const spaceBefore = (marks: string): TypographyRule => [
  'space',
  new RegExp(`(?<=[\\p{L}\\p{M}»”“’)\\]%\\ufffc])[ ${nb}${narrow}]+(?=[${marks}](?![.\\w-]))`, 'gu'),
  () => '',
];

/** Quotation marks after CLDR, outside of others. After a digit, straight ones may be inches. */
const quotes = (open: string, close: string): TypographyRule => [
  'quotes',
  new RegExp(
    `(?<=^|[\\s([–—]|${han})(?<![«„][^»“]{0,300})["“](?=[\\p{L}\\p{N}\\ufffc])[^"“”\\n]{1,300}(?<=\\S)["”](?=[\\s.,;:!?)\\]…–—-]|${han}|$)`,
    'gu',
  ),
  (found) => open + found.slice(1, -1) + close,
];

const apostrophe: TypographyRule = ['quotes', /(?<=\p{Script=Latin})'(?=\p{Script=Latin})/gu, () => '’'];

const ofLanguages: { readonly [locale in Locale]?: readonly TypographyRule[] } = {
  nl: [spaceBefore(',.;:!?'), quotes('“', '”'), apostrophe],
  // An apostrophe may be straight (Duden).
  de: [spaceBefore(',.;:!?'), quotes('„', '“')],
  // Either no-break space is taken as right everywhere, since both are in use (Imprimerie nationale). A name such as
  // “Yahoo!” in the middle of a sentence ends with the mark itself.
  fr: [
    spaceBefore(',.'),
    [
      'french-space',
      /(?<=[\p{L}\p{M}\p{N}»”’)\]%\ufffc])(?:(?![!?] [\p{Ll}—–]) ?[;!?](?=[\s»”)!?]|$)| ?:(?=\s|$))/gu,
      (found) => (found.endsWith(':') ? `${nb}:` : narrow + found.trim()),
    ],
    ['french-space', /« ?(?=\S)|(?<=\S) ?»/gu, (found) => (found.startsWith('«') ? `«${nb}` : `${nb}»`)],
    quotes(`«${nb}`, `${nb}»`),
    apostrophe,
  ],
  ar: [
    spaceBefore(',.،؛؟'),
    [
      'mark',
      new RegExp(`(?<=${arabicLetter}[»)”"]?)[,;?](?=[\\s»)”!?؟]|${arabicLetter}|$)`, 'gu'),
      (found) => ({ ',': '،', ';': '؛', '?': '؟' })[found] ?? found,
    ],
  ],
  // Full-width marks beside Han (GB/T 15834). A dot before a letter is in the name of a file; single letters (T恤) and
  // numbers (第3步, 2026年) are written with and without a space.
  zh: [
    quotes('“', '”'),
    [
      'mark',
      new RegExp(`(?<=${han}[）”》]?) ?(?:[,;:!?]|\\.(?=\\s|$)) ?`, 'gu'),
      (found) => ({ ',': '，', ';': '；', ':': '：', '!': '！', '?': '？' })[found.trim()] ?? '。',
    ],
    [
      'mark',
      new RegExp(`(?:(?<=${han})\\(|\\((?=[^()\\n]{0,200}${han}))[^()\\n]{1,200}\\)`, 'gu'),
      (found) => `（${found.slice(1, -1)}）`,
    ],
    ['space', new RegExp(`(?<=[${han}，。？！：；、]) +(?=[${han}，。？！：；、])`, 'gu'), () => ''],
    ['space', new RegExp(`(?<=${han})(?=[A-Za-z]{2})|(?<=[A-Za-z0-9][A-Za-z])(?=${han})`, 'gu'), () => ' '],
  ],
};

/** The rules of typography of a language. */
export const typographyOf = (locale: Locale): readonly TypographyRule[] => [
  doubleSpace,
  ...(ofLanguages[locale] ?? [spaceBefore(',.')]),
];
