import type { Locale } from '../../core/project.ts';
import type { CodeOf } from '../catalog.ts';

/**
 * What the pattern matches has to be replaced by `right`. The pattern is global, and every quantifier is bounded, or
 * cannot match again from within what it has matched.
 */
export type TypographyRule = readonly [
  code: CodeOf<'typography'>,
  pattern: RegExp,
  right: (found: string) => string,
];

/*
 * The most common mistakes: punctuation as in English. Whatever may be right in some text is left alone. U+FFFC stands
 * for code, placeholders and addresses.
 */

const nb = '\u00a0';
const narrow = '\u202f';
const han = '\\p{Script=Han}';
const arabicLetter = '[\\p{Script=Arabic}\\p{M}]';

const doubleSpace: TypographyRule = ['space', /(?<=\S) {2,}(?=[^\s,.])/gu, () => ' '];

/** Forbids spaces before marks, except before file names (`.env`) and the three dots of an omission. */
const spaceBefore = (marks: string): TypographyRule => [
  'space',
  new RegExp(`(?<=[\\p{L}\\p{M}»”“’)\\]%\\ufffc])[ ${nb}${narrow}]+(?=[${marks}](?![.\\w-]))`, 'gu'),
  () => '',
];

/** Outer quotation marks according to CLDR. Straight ones after a digit may be inches. */
const quotes = (open: string, close: string): TypographyRule => [
  'quotes',
  new RegExp(
    `(?<=^|[\\s([–—]|${han})(?<![«„][^»“]{0,300})["“](?=[\\p{L}\\p{N}\\ufffc])[^"“”\\n]{1,300}(?<=\\S)["”](?=[\\s.,;:!?)\\]…–—-]|${han}|$)`,
    'gu',
  ),
  (found) => open + found.slice(1, -1) + close,
];

const apostrophe: TypographyRule = ['quotes', /(?<=\p{Script=Latin})'(?=\p{Script=Latin})/gu, () => '’'];

const rulesByLanguage: { readonly [locale in Locale]?: readonly TypographyRule[] } = {
  nl: [spaceBefore(',.;:!?'), quotes('“', '”'), apostrophe],
  // A straight apostrophe is allowed (Duden).
  de: [spaceBefore(',.;:!?'), quotes('„', '“')],
  // Either no-break space is accepted everywhere, since both are in use (Imprimerie nationale). In the middle of a
  // sentence, a mark may belong to a name, such as “Yahoo!”.
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
  // Full-width marks next to Han characters (GB/T 15834). A period before a letter belongs to a file name; single
  // letters (T恤) and numbers (第3步, 2026年) may be written with or without a space.
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

/** Returns the typography rules of a language. */
export const typographyOf = (locale: Locale): readonly TypographyRule[] => [
  doubleSpace,
  ...(rulesByLanguage[locale] ?? [spaceBefore(',.')]),
];
