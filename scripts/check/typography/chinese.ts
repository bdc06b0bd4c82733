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

/** Words that are written with letters inside. */
const closedWords = /^(?:卡拉OK|OK了|[A-Za-z])$/u;
const dateSign = /^[年月日号时点分秒届期]/u;

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
    pattern: / ?\(([^()\n]{1,200})\) ?/gu,
    replacement: (match, text) => {
      const inside = match[1] ?? '';
      const before = text.slice(0, match.index).trimEnd();
      const isHan = /\p{Script=Han}$/u.test(before) || /\p{Script=Han}/u.test(inside);
      return isHan ? `（${inside.trim()}）` : undefined;
    },
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
    replacement: (match, text) => {
      const around =
        text.charAt(match.index - 1) + (match[1] ?? '') + text.charAt(match.index + match[0].length);
      return /\p{Script=Han}/u.test(around) ? `“${match[1]}”` : undefined;
    },
    code: 'straight-quotes',
  },
  { pattern: new RegExp(`(?<=${han}) ?--+ ?(?=${han})`, 'gu'), replacement: '——', code: 'hyphens' },
  {
    pattern: new RegExp(`(?<=${han})(?:\\.{3,6}|。{3,6}|(?<!…)…(?!…))(?![./])`, 'gu'),
    replacement: '……',
    code: 'ellipsis',
  },
  {
    pattern: /[，、；：。]{2,}/gu,
    // Three full stops and more stand for an ellipsis.
    replacement: ([found]) => (found.includes('。。。') ? undefined : found.slice(-1)),
    code: 'two-marks',
  },
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
    pattern: new RegExp(`(?<=${han})(?=[A-Za-z0-9])|(?<=[A-Za-z0-9])(?=${han})`, 'gu'),
    replacement: ({ index }, text) => {
      const [left] = /[A-Za-z0-9.,+-]{0,60}$/.exec(text.slice(Math.max(0, index - 60), index)) ?? [''];
      const [right] = /^[A-Za-z0-9.,+-]{0,60}/.exec(text.slice(index, index + 60)) ?? [''];
      const run = left + right;
      const [before, after] = [text.charAt(index - left.length - 1), text.charAt(index + right.length)];
      const isDate = left
        ? /\p{N}$/u.test(run) && dateSign.test(after)
        : /^\p{N}/u.test(run) && (dateSign.test(before) || dateSign.test(after));
      const isOk = left ? run.endsWith('OK') : run.startsWith('OK');
      return closedWords.test(run) || before === '第' || isDate || isOk ? undefined : ' ';
    },
    code: 'no-space-around-latin',
  },
];
