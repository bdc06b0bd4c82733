import { untranslated as limits } from '../../core/limits.ts';
import type { Pair } from '../../core/pairs.ts';
import type { Locale } from '../../core/project.ts';
import { functionWords } from '../../languages/function-words.ts';
import { lettersOf, scriptsOf } from '../../languages/scripts.ts';
import { hasLettersOf, languageCode, type Mistake, type Pieces, wordsOf } from './pieces.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

export const nameOfLanguage = (locale: Locale): string => languageNames.of(locale) ?? locale;

/** Whether most sentences of a text are in another language than its own. */
export function isInLanguage(text: string, other: Locale, own: Locale): boolean {
  const [small, ownSmall] = [other, own].map((locale) => functionWords.get(languageCode(locale))?.all);
  const words = wordsOf(text);
  const foreign = words.filter((word) => small?.has(word) && !ownSmall?.has(word)).length;
  const ownOnly = words.filter((word) => ownSmall?.has(word) && !small?.has(word)).length;
  return (
    words.length >= limits.fewestWordsOfPage &&
    foreign > ownOnly * 3 &&
    foreign >= words.length * limits.leastShareOfSmallWords
  );
}

/** Whether a text in Japanese or Korean has none of the letters that its sentences have besides Chinese ones. */
function isChinese(text: string, locale: Locale): boolean {
  const others = scriptsOf(locale).filter((script) => script !== 'Han');
  const isOther = others.length > 0 && !hasLettersOf(others, text);
  return isOther && lettersOf(text, 'Han') >= limits.fewestHan;
}

/** A sentence whose letters or small words are those of another language. */
export function otherLanguage(
  [, ...sentences]: Pieces,
  { language: { code: locale }, project }: Pair,
  otherChinese: (text: string) => Locale | undefined,
): Mistake | undefined {
  const [own, source] = [locale, project.source].map(languageCode) as [string, string];
  for (const sentence of sentences) {
    const code = isChinese(sentence.text, locale)
      ? 'zh'
      : (languageOf(sentence.words, own, source) ?? otherChinese(sentence.text));
    if (code) return { ...sentence, code: 'language', other: nameOfLanguage(code) };
  }
  return undefined;
}

/**
 * The language whose sentence this is, if it is plainly not one of the language of the file: a word that tells that
 * language alone, and far more of its small words than of the file's own. A quoted title has its own around it. Of a
 * language whose small words are not known, near ones cannot be told, and only the source language is.
 */
function languageOf(words: string[], locale: Locale, source: Locale): Locale | undefined {
  const own = functionWords.get(locale)?.all;
  if (words.length < limits.fewestWords) return undefined;
  const found = [...functionWords].flatMap(([code, { all, unmistakable }]) => {
    if (code === locale || !(own || code === source) || !words.some((word) => unmistakable.has(word)))
      return [];
    const small = words.filter((word) => all.has(word) && !own?.has(word)).length;
    const ownOnly = words.filter((word) => own?.has(word) && !all.has(word)).length;
    const isSentence =
      small >= limits.fewestSmallWords &&
      small >= ownOnly * 3 &&
      small >= words.length * limits.leastShareOfSmallWords;
    return isSentence ? [{ code, small }] : [];
  });
  return found.sort((a, b) => b.small - a.small)[0]?.code;
}
