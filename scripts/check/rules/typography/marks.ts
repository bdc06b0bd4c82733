import type { Locale } from '../../core/project.ts';
import type { CodeOf } from '../catalog.ts';

/** Where a pattern matches, something else has to stand. */
export interface TypographyRule {
  /** Global; every quantifier is bounded, or cannot start again within what it has read. */
  pattern: RegExp;
  /** What to write instead; the match itself where that is right. */
  replacement: string | ((match: RegExpExecArray) => string);
  code: CodeOf<'typography'>;
}

/*
 * What is most often wrong. Marks that some text may rightly have are left alone: `?!`, `!!`, a full stop after an
 * abbreviation and a comma. U+FFFC stands for code, placeholders and addresses.
 */

const space = '[ \\u00a0\\u202f]';
const nb = '\u00a0';
const narrow = '\u202f';

/** What a mark may follow. */
const end = '[\\p{L}\\p{M}\\p{N}»”“’)\\]%\\ufffc]';

const anyLanguage: readonly TypographyRule[] = [
  {
    pattern: /(?<=\S)(?: {2,}|[\u00a0\u202f] +| +[\u00a0\u202f])(?=\S)/gu,
    replacement: ([found]) => /[\u00a0\u202f]/.exec(found)?.[0] ?? ' ',
    code: 'space',
  },
  { pattern: new RegExp(`(?<=${end})${space}+(?=[,.](?:[\\s)»”]|$))`, 'gu'), replacement: '', code: 'space' },
];

/** Only French sets these marks off. Scales such as “1 : 50” are left alone. */
const spaceBeforeHighMark: TypographyRule = {
  pattern: new RegExp(`(?<=${end})(?!(?<=\\p{N}) : ?\\p{N})${space}+(?=[;:!?](?:[\\s)»”“]|$))`, 'gu'),
  replacement: '',
  code: 'space',
};

/** Quotation marks after CLDR (`quotationStart`, `quotationEnd`). After a digit, straight ones may be inches. */
const straightQuotes = (open: string, close: string): TypographyRule => ({
  pattern: /(?<=^|[\s([–—])"(?=[\p{L}\p{N}\ufffc])([^"\n]{1,300})(?<=\S)"(?=[\s.,;:!?)\]…–—-]|$)/gu,
  replacement: ([, inside]) => `${open}${inside}${close}`,
  code: 'quotes',
});

const straightApostrophe: TypographyRule = {
  pattern: /(?<=\p{Script=Latin})'(?=\p{Script=Latin})/gu,
  replacement: '’',
  code: 'quotes',
};

const dutch = [spaceBeforeHighMark, straightQuotes('“', '”'), straightApostrophe];

/** »Guillemets« are right as well, and an apostrophe may be straight (Duden). */
const german: readonly TypographyRule[] = [
  spaceBeforeHighMark,
  straightQuotes('„', '“'),
  // “…” opens with the mark that closes in German. Inside „…“ nothing is said.
  {
    pattern: /(?<=^|[\s([])(?<!„[^“„]{0,300})“(?=\S)([^“”„\n]{1,300})”/gu,
    replacement: ([, inside]) => `„${inside}“`,
    code: 'quotes',
  },
  { pattern: /„([^“”„"\n]{1,300})["”]/gu, replacement: ([, inside]) => `„${inside}“`, code: 'quotes' },
];

/** Either no-break space is taken as right everywhere, since both are in use (Imprimerie nationale). */
const french: readonly TypographyRule[] = [
  // A name such as “Yahoo!” in the middle of a sentence ends with the mark itself.
  {
    pattern: new RegExp(`(?<=${end})(?![!?] [\\p{Ll}—–]) ?[;!?](?=[\\s»”)!?]|$)`, 'gu'),
    replacement: ([found]) => narrow + found.trim(),
    code: 'french-space',
  },
  {
    pattern: new RegExp(`(?<=${end})(?!(?<=\\p{N}) ?: \\p{N}) ?:(?=\\s|$)`, 'gu'),
    replacement: `${nb}:`,
    code: 'french-space',
  },
  {
    pattern: /« ?(?=\S)|(?<=\S) ?»/gu,
    replacement: ([found]) => (found.startsWith('«') ? `«${nb}` : `${nb}»`),
    code: 'french-space',
  },
  // Curly quotation marks are those of the second level, inside « ».
  {
    pattern: /(?<=^|[\s(])(?<!«[^«»]{0,300})“([^“”\n]{1,300})”/gu,
    replacement: ([, inside = '']) => `«${nb}${inside.trim()}${nb}»`,
    code: 'quotes',
  },
  straightQuotes(`«${nb}`, `${nb}»`),
  straightApostrophe,
];

const arabicLetter = '[\\p{Script=Arabic}\\p{M}]';
const arabicMarks: { readonly [mark: string]: string } = { ',': '،', ';': '؛', '?': '؟' };

const arabic: readonly TypographyRule[] = [
  // After an Arabic word, or a placeholder that follows one. Between numbers and within Latin words the Latin marks stay.
  {
    pattern: new RegExp(
      `(?<=${arabicLetter}(?: "?\\ufffc{1,60})?[»)”"]?) ?[,;?](?=[\\s»)”!?؟]|${arabicLetter}|$)`,
      'gu',
    ),
    replacement: ([found]) => arabicMarks[found.trim()] ?? found,
    code: 'mark',
  },
  { pattern: new RegExp(`(?<=${end})${space}+(?=[،؛؟])`, 'gu'), replacement: '', code: 'space' },
  { pattern: /(?<=[\p{L}\p{M}\p{N}»)][،؛])(?=\p{L})/gu, replacement: ' ', code: 'space' },
];

const han = '\\p{Script=Han}';
const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

const chineseMark = (mark: string): string =>
  mark === '.' ? '。' : String.fromCharCode(mark.charCodeAt(0) + 0xfee0);

const latinRun = '[A-Za-z0-9.,+-]';
const dateSign = '[年月日号时点分秒届期]';
/** Letters that are a part of a word: T恤, 卡拉OK. */
const ofWord = `(?<!${latinRun})[A-Za-z](?!${latinRun})|OK`;

/** Full-width marks beside Han (GB/T 15834), and a space between Han and Latin letters or numbers. */
const chinese: readonly TypographyRule[] = [
  // An extension (文件.glb) or an address is no mark. After Latin letters, it is one of the sentence if Han follows at once.
  {
    pattern: new RegExp(
      `(?<=${han}[）”’》」』]?) ?(?:[,;!?]|:(?!//)|\\.(?=\\s|$|${han}|[”’）]))(?!\\.) ?|(?<=[A-Za-z0-9%\\ufffc])[,;!?:](?=${han})`,
      'gu',
    ),
    replacement: ([found]) => chineseMark(found.trim()),
    code: 'mark',
  },
  // Brackets after Han, with Han in them, or of two kinds. Latin in brackets after Latin is left alone.
  {
    pattern: / ?[(（]([^()（）\n]{1,200})[)）] ?/gu,
    replacement: ({ 0: found, 1: inside = '', index, input }) =>
      hasHan(input.charAt(index - 1) + inside) || /[（）]/.test(found) ? `（${inside.trim()}）` : found,
    code: 'mark',
  },
  {
    pattern: /"([^"\n]{1,300})"/gu,
    replacement: ({ 0: found, 1: inside = '', index, input }) =>
      hasHan(input.charAt(index - 1) + inside + input.charAt(index + found.length)) ? `“${inside}”` : found,
    code: 'quotes',
  },
  {
    pattern: new RegExp(
      `(?<=${han})${space}+(?=${han})|(?<=[\\p{L}\\p{N}%\\ufffc])${space}+(?=[，。？！：；、）])|(?<=[，。？！：；、（])${space}+(?=[\\p{L}\\p{N}\\ufffc“（])`,
      'gu',
    ),
    replacement: '',
    code: 'space',
  },
  // Single letters (T恤), dates (2026年) and ordinals (第3步) are written either way.
  {
    pattern: new RegExp(
      `(?<=${han})(?<!第)(?!${ofWord}|[0-9]${latinRun}{0,60}${dateSign}|(?<=${dateSign})[0-9])(?=[A-Za-z0-9])|(?<=[A-Za-z0-9])(?<!${ofWord}|第${latinRun}{1,60})(?!(?<=[0-9])${dateSign})(?=${han})`,
      'gu',
    ),
    replacement: ' ',
    code: 'space',
  },
];

const ofLanguages: { readonly [locale in Locale]?: readonly TypographyRule[] } = {
  nl: dutch,
  de: german,
  fr: french,
  ar: arabic,
  zh: chinese,
};

/** The rules of typography of a language. */
export const typographyOf = (locale: Locale): readonly TypographyRule[] => [
  ...anyLanguage,
  ...(ofLanguages[locale] ?? []),
];
