import { untranslated as limits } from '../../core/limits.ts';
import type { Pair } from '../../core/pairs.ts';
import { functionWords } from '../../languages/function-words.ts';
import { lettersOf, scriptName } from '../../languages/scripts.ts';
import { hasSmallWords, languageCode, type Mistake } from './pieces.ts';

/** Whether a text may be a name, which other projects keep, or is in the language of the file in both. */
export function mayBeName({ code, other, text, words }: Mistake, { project, language }: Pair): boolean {
  const [source, own] = [project.source, language.code].map((locale) =>
    functionWords.get(languageCode(locale)),
  );
  const isLatin = code === 'script' ? other === scriptName('Latn') : lettersOf(text, 'Han') === 0;
  if (code === 'language' || !isLatin || !source) return false;
  type Words = ReadonlySet<string> | undefined;
  const only = (some: Words, others: Words): number =>
    words.filter((word) => some?.has(word) && !others?.has(word)).length;
  // Lists of small words leave out those that nearly all languages have, as “a” and “on”.
  if (only(own?.all, source.all) > only(source.all, own?.all) + 1) return true;
  return (
    !isPhrase(text) &&
    !words.some((word) => source.telling.has(word)) &&
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
