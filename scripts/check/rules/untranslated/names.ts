import { untranslated as limits } from '../../core/limits.ts';
import type { Pair } from '../../core/pairs.ts';
import { functionWords } from '../../languages/function-words.ts';
import { lettersOf, scriptName } from '../../languages/scripts.ts';
import { hasSmallWords, languageCode, type Mistake } from './pieces.ts';

/**
 * Whether a text without the small words of the source language may be a name, which other projects keep, or is in
 * the language of the file in both.
 */
export function mayBeName({ code, other, text, words }: Mistake, { project, language }: Pair): boolean {
  const small = functionWords.get(languageCode(project.source))?.telling;
  const own = functionWords.get(languageCode(language.code))?.all;
  const isLatin = code === 'script' ? other === scriptName('Latn') : lettersOf(text, 'Han') === 0;
  return (
    code !== 'language' &&
    isLatin &&
    small !== undefined &&
    (words.filter((word) => own?.has(word)).length > 1 || !isPhrase(text)) &&
    !words.some((word) => small.has(word)) &&
    !(code === 'script' && hasSmallWords(text))
  );
}

/** Whether a text starts as a sentence, and most of its other words are written small: a name has capitals. */
function isPhrase(text: string): boolean {
  const [, ...words] = text.trim().split(/\s+/u);
  const small = words.filter((word) => /^\(?\p{Ll}[\p{Ll}’'-]*\)?[.,!?]?$/u.test(word));
  return (
    /^\s*\p{Lu}/u.test(text) &&
    words.length + 1 >= limits.fewestWords &&
    !text.includes(':') &&
    small.length >= words.length * limits.leastShareOfPhrase
  );
}
