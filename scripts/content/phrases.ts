import { breakMark } from '../../schema/break-mark.ts';

/**
 * Marks where a Chinese heading or short text may break: between words rather than within them, and not between a word
 * and the small ones that belong to it. Browsers break Chinese after any character; `word-break: auto-phrase` knows
 * Japanese alone. The words are those of ICU's dictionary (`Intl.Segmenter`), found once here, so that browsers with
 * another version of it show the same.
 *
 * @returns the text with U+200B at these places; a text without Chinese as it is
 */
export function phrases(text: string): string {
  if (!isChinese(text)) return text;
  let marked = '';
  let last = '';
  for (const { segment, isWordLike } of words.segment(text)) {
    if (isWordLike && mayBreak(last, segment)) marked += breakMark;
    marked += segment;
    last = segment;
  }
  return marked;
}

/** Whether a text has Chinese signs. */
export const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);

const words = new Intl.Segmenter('zh', { granularity: 'word' });

const isHan = (word: string): boolean => /^\p{Script=Han}+$/u.test(word);

/** Words of one character that begin a phrase: prepositions, conjunctions and the like. */
const beginning = new Set('把被按从在对为向与和或及由用让给以将');

/**
 * A word of one character belongs to the one before it, unless it begins a phrase: then to the one after it. What
 * “的” ends is a phrase too.
 */
function mayBreak(before: string, word: string): boolean {
  // 得 ties what comes of an action to it: 打印得出来.
  if (!isHan(before) || !isHan(word) || beginning.has(before) || before === '得') return false;
  return word.length > 1 || beginning.has(word) || before === '的';
}

/** The fields that are shown as headings, and those with texts in large type or in narrow columns. */
const phrased = new Set([
  'heading',
  'title',
  'question',
  'lead',
  'claim',
  'caption',
  'text',
  'summary',
  'services',
  'deliverables',
  'clientInput',
  'tools',
  'includes',
  'agenda',
  'needs',
  'checklist',
  'cta',
  'bio',
  'technologies',
]);

/** The content with these marked, and with all that is in them; the title of the document, at the top, is no heading. */
export function withPhrases<Content extends object>(content: Content): Content {
  const marked = (part: unknown, name = ''): unknown => {
    if (typeof part === 'string') return phrased.has(name) ? phrases(part) : part;
    if (Array.isArray(part)) return part.map((item) => marked(item, name));
    if (part === null || typeof part !== 'object') return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, value]) => [key, marked(value, phrased.has(name) ? name : key)]),
    );
  };
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : marked(value, key),
    ]),
  ) as Content;
}
