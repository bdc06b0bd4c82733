import { untranslated as limits } from '../../core/limits.ts';
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

/** Common letters that only Japanese writes so: in Chinese they are 应 or 應, 对 or 對. */
const japanese = /[応対検変続実関円気広覚験処単発売読]/u;

/** Whether a text in Japanese or Korean has none of the letters that its sentences have besides Chinese ones. */
function isChinese(text: string, locale: Locale): boolean {
  const others = scriptsOf(locale).filter((script) => script !== 'Han');
  const isOther = others.length > 0 && !japanese.test(text) && !hasLettersOf(others, text);
  return isOther && lettersOf(text, 'Han') >= limits.fewestHan;
}

/** A sentence whose letters or small words are those of another language. */
export function otherLanguage(
  [, ...sentences]: Pieces,
  locale: Locale,
  nearLanguageOf: (text: string) => Locale | undefined,
): Mistake | undefined {
  const language = languageCode(locale);
  for (const sentence of sentences) {
    const code = isChinese(sentence.text, locale)
      ? 'zh'
      : (languageOf(sentence.words, language) ?? nearLanguageOf(sentence.text));
    if (code) return { ...sentence, code: 'language', other: nameOfLanguage(code) };
  }
  return undefined;
}

/**
 * The language whose sentence this is, if it is plainly not one of the language of the file: a word that tells that
 * language alone, and far more of its small words than of the file's own. A quoted title has its own around it.
 */
function languageOf(words: string[], locale: Locale): Locale | undefined {
  const own = functionWords.get(locale)?.all;
  if (!own || words.length < limits.fewestWords) return undefined;
  const found = [...functionWords].flatMap(([code, { all, unmistakable }]) => {
    if (code === locale || !words.some((word) => unmistakable.has(word))) return [];
    // Another script is told by its letters.
    if (String(scriptsOf(code)) !== String(scriptsOf(locale))) return [];
    const small = words.filter((word) => all.has(word) && !own.has(word)).length;
    const ownOnly = words.filter((word) => own.has(word) && !all.has(word)).length;
    const isSentence =
      small >= limits.fewestSmallWords &&
      small >= ownOnly * 3 &&
      small >= words.length * limits.leastShareOfSmallWords;
    return isSentence ? [{ code, small }] : [];
  });
  return found.sort((a, b) => b.small - a.small)[0]?.code;
}
