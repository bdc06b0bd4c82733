import { untranslated as limits } from '../../core/limits.ts';
import type { Pair } from '../../core/pairs.ts';
import { functionWords } from '../../languages/function-words.ts';
import { lettersOf, scriptName } from '../../languages/scripts.ts';
import { literal } from '../../text/masked.ts';
import { hasSmallWords, languageCode, type Mistake } from './pieces.ts';

/** Whether a text has Latin letters, and only in titles that are somewhere else, too. */
export function isOfTitles({ text, start, prose }: Mistake, isInTitle: (offset: number) => boolean): boolean {
  const letters = [...text.matchAll(/\p{Script=Latin}/gu)];
  return letters.length > 0 && letters.every(({ index }) => isInTitle(prose.map[start + index] ?? 0));
}

/**
 * Whether a text without the small words of the source language may be a name, which other projects keep, or is in
 * the language of the file in both.
 */
export function mayBeName(
  { code, other, text, words, prose: { kind } }: Mistake,
  wholeEnglish: string,
  { project, language }: Pair,
): boolean {
  const small = functionWords.get(languageCode(project.source))?.telling;
  const own = functionWords.get(languageCode(language.code))?.telling;
  const isLatin = code === 'script' ? other === scriptName('Latin') : lettersOf(text, 'Han') === 0;
  return (
    code !== 'language' &&
    isLatin &&
    small !== undefined &&
    (words.some((word) => own?.has(word)) ||
      !(isPhrase(text) || (kind === 'heading' && isShortPhrase(text, wholeEnglish)))) &&
    !words.some((word) => small.has(word)) &&
    !(code === 'script' && hasSmallWords(text))
  );
}

/** Whether a text starts as a sentence, and most of its other words are written small: a name has capitals. */
function isPhrase(text: string, fewest: number = limits.fewestWords): boolean {
  const [, ...words] = text.trim().split(/\s+/u);
  const small = words.filter((word) => /^\(?\p{Ll}[\p{Ll}’'-]*\)?[.,!?]?$/u.test(word));
  return (
    /^\s*\p{Lu}/u.test(text) &&
    words.length + 1 >= fewest &&
    !text.includes(':') &&
    small.length >= words.length * limits.leastShareOfPhrase
  );
}

/** The same of a few words, the first of which the page has in small letters, too: “Next steps”, but “Docker images”. */
function isShortPhrase(text: string, wholeEnglish: string): boolean {
  const [first = ''] = text.trim().split(/\s+/u);
  const isSmall = new RegExp(`(?<!\\p{L})${literal(first.toLowerCase())}(?!\\p{L})`, 'u').test(wholeEnglish);
  return isSmall && isPhrase(text, limits.fewestInHeading);
}
