import { breakMark } from '../../schema/break-mark.ts';

/**
 * Marks where a Chinese heading or short text may break: between words rather than within them, and not between a word
 * and its particles. Browsers break Chinese after any character; `word-break: auto-phrase` supports Japanese only.
 * Words come from ICU's dictionary (`Intl.Segmenter`), at build time, so that the result does not depend on the
 * browser's version.
 *
 * @returns the text with U+200B at these places; text without Chinese is unchanged
 */
export function phrases(text: string): string {
  if (!isChinese(text)) return text;
  let marked = '';
  let last = '';
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    if (isWordLike && mayBreak(last, segment)) marked += breakMark;
    marked += segment;
    last = segment;
  }
  return marked;
}

/** Whether a text contains Chinese characters. */
export const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

const isHan = (word: string): boolean => /^\p{Script=Han}+$/u.test(word);

/** One-character words that begin a phrase: prepositions, conjunctions and the like. */
const phraseStarters = new Set('把被按从在对为向与和或及由用让给以将');

/**
 * Whether a line may break between two words. A one-character word belongs to the word before it, unless it begins a
 * phrase: then it belongs to the next one. “的” ends a phrase, too.
 */
function mayBreak(before: string, word: string): boolean {
  // 得 links a verb to its complement: 打印得出来.
  if (!isHan(before) || !isHan(word) || phraseStarters.has(before) || before === '得') return false;
  return word.length > 1 || phraseStarters.has(word) || before === '的';
}

/** Fields shown as headings, in large type or in narrow columns. */
const phrasedFields = new Set([
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

/** Marks these fields and everything in them, but no top-level string: the `title` there is not a heading. */
export function withPhrases<Content extends object>(content: Content): Content {
  const marked = (part: unknown, name = ''): unknown => {
    if (typeof part === 'string') return phrasedFields.has(name) ? phrases(part) : part;
    if (Array.isArray(part)) return part.map((item) => marked(item, name));
    if (part === null || typeof part !== 'object') return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, value]) => [key, marked(value, phrasedFields.has(name) ? name : key)]),
    );
  };
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : marked(value, key),
    ]),
  ) as Content;
}
