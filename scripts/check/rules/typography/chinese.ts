import { doubledSpaces, latinMark } from './common.ts';
import type { TypographyRule } from './mistake.ts';

/*
 * Chinese: full-width marks beside Han (GB/T 15834), and in the house a space between Han and Latin letters or
 * numbers (CONTRIBUTING, “How it should read”). Single letters (T恤), dates (2026年) and ordinals (第3步) are
 * written either way.
 */

/** The full-width mark in place of a Latin or Arabic one. */
const chineseMark = (mark: string): string => {
  const latin = latinMark(mark);
  return latin === '.' ? '。' : String.fromCharCode(latin.charCodeAt(0) + 0xfee0);
};

const han = '\\p{Script=Han}';
const closing = '[）”’》」』]';

const run = '[A-Za-z0-9.,+-]';
const dateSign = '[年月日号时点分秒届期]';

/** Letters that are a part of a word: T恤, 卡拉OK. */
const ofWord = `(?<!${run})[A-Za-z](?!${run})|OK`;

export const chinese: readonly TypographyRule[] = [
  doubledSpaces,
  // After Han; an extension (文件.glb) or an address is no mark.
  {
    pattern: new RegExp(
      `(?<=${han}${closing}?) ?(?:[,;!?]|:(?!//)|\\.(?=\\s|$|${han}|[”’）]))(?![.]) ?`,
      'gu',
    ),
    replacement: ([found]) => chineseMark(found.trim()),
    code: 'half-width-mark',
  },
  // After Latin letters or numbers, where Han follows at once: it is a mark of the Chinese sentence.
  {
    pattern: new RegExp(`(?<=[A-Za-z0-9%\\ufffc])[,;!?:](?=${han})`, 'gu'),
    replacement: ([found]) => chineseMark(found),
    code: 'half-width-mark',
  },
  // Brackets that touch Han, or hold some. Latin in brackets after Latin is left alone.
  {
    pattern: new RegExp(` ?\\((?:(?<=${han} ?\\()|(?=[^()\\n]{0,199}${han}))([^()\\n]{1,200})\\) ?`, 'gu'),
    replacement: ([, inside = '']) => `（${inside.trim()}）`,
    code: 'half-width-brackets',
  },
  // Brackets of two kinds are a pair as well.
  {
    pattern: /（([^（）()\n]{1,200})\)|\(([^（）()\n]{1,200})）/gu,
    replacement: ([, first, second]) => `（${first ?? second}）`,
    code: 'half-width-brackets',
  },
  {
    pattern: /"([^"\n]{1,300})"/gu,
    replacement: ({ 0: found, 1: inside = '', index, input }) => {
      const around = input.charAt(index - 1) + inside + input.charAt(index + found.length);
      return /\p{Script=Han}/u.test(around) ? `“${inside}”` : found;
    },
    code: 'straight-quotes',
  },
  { pattern: new RegExp(`(?<=${han}) ?--+ ?(?=${han})`, 'gu'), replacement: '——', code: 'hyphens' },
  {
    pattern: new RegExp(`(?<=${han})(?:\\.{3,6}|。{3,6}|(?<!…)…(?!…))(?![./])`, 'gu'),
    replacement: '……',
    code: 'ellipsis',
  },
  { pattern: /[，、；：。]{2,}/gu, replacement: ([found]) => found.slice(-1), code: 'two-marks' },
  {
    pattern: new RegExp(`(?<=${han})[ \\u00a0\\u202f]+(?=${han})`, 'gu'),
    replacement: '',
    code: 'space-in-chinese',
  },
  {
    pattern:
      /(?<=[\p{L}\p{N}%\ufffc])[ \u00a0\u202f]+(?=[，。？！：；、）])|(?<=[，。？！：；、（])[ \u00a0\u202f]+(?=[\p{L}\p{N}\ufffc“（])/gu,
    replacement: '',
    code: 'space-beside-mark',
  },
  { pattern: /[،؛؟]/gu, replacement: ([found]) => chineseMark(found), code: 'other-script' },
  {
    pattern: new RegExp(
      `(?<=${han})(?<!第)(?!${ofWord}|[0-9]${run}{0,60}${dateSign}|(?<=${dateSign})[0-9])(?=[A-Za-z0-9])`,
      'gu',
    ),
    replacement: ' ',
    code: 'no-space-around-latin',
  },
  {
    pattern: new RegExp(
      `(?<=[A-Za-z0-9])(?<!${ofWord}|第${run}{1,60})(?!(?<=[0-9])${dateSign})(?=${han})`,
      'gu',
    ),
    replacement: ' ',
    code: 'no-space-around-latin',
  },
];
