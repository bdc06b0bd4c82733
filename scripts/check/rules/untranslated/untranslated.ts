import { diffArrays } from 'diff';
import type { CheckContext } from '../../context.ts';
import { grouped } from '../../core/grouped.ts';
import { objectMark } from '../../core/object-mark.ts';
import type { Pair } from '../../core/pairs.ts';
import { isVariantOf, type Language, type Locale } from '../../core/project.ts';
import { asWarning, type Finding, untyped } from '../../finding.ts';
import { glossaryPath } from '../../glossary-terms.ts';
import { functionWords } from '../../languages/function-words.ts';
import { foreignScript, lettersOf, type Script, scriptNames, scriptsOf } from '../../languages/scripts.ts';
import { lettersPerHan, untranslated as limits } from '../../limits.ts';
import { maskCode } from '../../masked.ts';
import { reference } from '../../place.ts';
import { type Prose, placeIn, proseOf } from '../../prose.ts';
import { type Sentence, sentencesOf } from '../../sentences.ts';
import type { CodeOf } from '../catalog.ts';
import { withoutQuotations } from './quotations.ts';

/**
 * Rule `untranslated`: nothing was left in English, is in another language, or is missing. Names, code and what the
 * glossary of the language lists under `same` do not count. A prose has one finding at most, where the first sentence
 * of the wrong language stands.
 */
export function untranslated(pair: Pair, { termsOf }: CheckContext): Finding[] {
  const { schema, source, translation, language } = pair;
  const { notTranslated } = termsOf(language.code);
  const { layout, source: sourceLocale, locales } = pair.project;
  const [maskedEnglish, maskedOwn] = [source, translation].map((file) => {
    const textOf = layout ? withoutQuotations(file) : ({ text }: Prose) => text;
    return (prose: Prose) => maskCode(textOf(prose), notTranslated);
  }) as [(prose: Prose) => string, (prose: Prose) => string];
  const english = proseOf(schema, source);
  const translated = proseOf(schema, translation);
  // A post in the language of the translation may stand among those in English.
  const own = scriptsOf(language.code);
  const sourceProse = english.filter(
    ({ text }) => ownLetters(text, own) === 0 || isMostlyLatin(text, own, true),
  );
  const originals = sentencesByWords(sourceProse, maskedEnglish);
  const wholeEnglish = english.map(({ text }) => text).join('\n');
  const wholeMasked = english.map(maskedEnglish).join('\n');
  // Which names a project keeps is not known.
  const leastLatin = layout ? limits.fewestWords : 1;
  const isOtherwise = layout && isInOtherScript(translated, language.code);
  const isVariant = isVariantOf(language.code, sourceLocale);
  const units = grouped(
    sourceProse.map((prose) => ({ prose, start: 0, words: wordsOf(maskedEnglish(prose)) })),
    ({ prose }) => prose.unit,
  );
  return translated.flatMap((prose) => {
    const text = maskedOwn(prose);
    const sentences = sentencesOf(text).map((sentence) => ({ ...sentence, words: wordsOf(sentence.text) }));
    const isMixed = ownLetters(text, own) > 0;
    const mistake =
      (isVariant
        ? undefined
        : leftInEnglish(text, sentences, isMixed, units.get(prose.unit) ?? [], originals)) ??
      (isOtherwise ? undefined : otherScript(text, language.code, wholeEnglish, leastLatin)) ??
      otherLanguage(sentences, language.code, locales);
    if (!mistake) return [];
    const found = text.slice(mistake.start, mistake.start + mistake.length).trim();
    const isCopied = mistake.original !== undefined || wholeEnglish.includes(found);
    if (layout && mayStay(mistake, found, isCopied, sourceLocale)) return [];
    // What English has in quotation marks only is quoted.
    if (layout && !mistake.original && isCopied && !wholeMasked.includes(found)) return [];
    return [findingOf(mistake, prose, isMixed, pair)];
  });
}

/** Whether a text without the small words of the source language may be a name, which other projects keep. */
function mayStay({ code, other }: Mistake, found: string, isCopied: boolean, source: Locale): boolean {
  const words = wordsOf(found);
  const small = functionWords.get(new Intl.Locale(source).language);
  const known = code === 'script' ? small?.all : small?.telling;
  const isLatin = code !== 'script' || other === scriptNames.Latin;
  const isShort = isCopied || words.length < limits.fewestOfNearly;
  return isLatin && isShort && known !== undefined && !words.some((word) => known.has(word));
}

interface Mistake {
  /** Where it starts in the prose. */
  start: number;
  /** The piece of text it is about. */
  length: number;
  code: CodeOf<'untranslated'>;
  /** The script or the language it is in. */
  other?: string;
  /** The English text it is the same as. */
  original?: Original;
}

/** The words of a text as two texts are compared by: without numbers, marks and names. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll("'", '’')
    .match(/\p{L}[\p{L}\p{M}’]*/gu) ?? [];

/** A sentence of a translation. */
interface OwnSentence extends Sentence {
  words: string[];
}

/** An English prose, or a sentence of it. */
interface Original {
  prose: Prose;
  start: number;
  words: string[];
}

function sentencesByWords(
  english: readonly Prose[],
  masked: (prose: Prose) => string,
): Map<string, Original> {
  const known = new Map<string, Original>();
  for (const prose of english) {
    for (const { text, start } of sentencesOf(masked(prose))) {
      const words = wordsOf(text);
      if (words.length >= limits.fewestWords) known.set(words.join(' '), { prose, start, words });
    }
  }
  return known;
}

/** A prose, or a sentence, that has the words of an English one; a prose also where some of them are others. */
function leftInEnglish(
  text: string,
  sentences: readonly OwnSentence[],
  isMixed: boolean,
  sameUnit: readonly Original[],
  originals: ReadonlyMap<string, Original>,
): Mistake | undefined {
  const words = wordsOf(text);
  if (words.length < limits.fewestWords) return undefined;
  const whole = words.join(' ');
  const same = sameUnit.find((english) => english.words.join(' ') === whole);
  if (same) return { start: 0, length: text.length, code: 'english', original: same };
  for (const sentence of sentences) {
    const original = originals.get(sentence.words.join(' '));
    if (original) return { start: sentence.start, length: sentence.text.length, code: 'english', original };
  }
  // With letters of its own script, it is a translation that quotes.
  if (isMixed) return undefined;
  const similar = sameUnit.find((english) => isNearly(realWords(words), realWords(english.words)));
  return similar && { start: 0, length: text.length, code: 'nearly-english', original: similar };
}

/** Without single letters, as in 3D and e-commerce, which are the same in all languages. */
const realWords = (words: readonly string[]): string[] => words.filter(({ length }) => length > 1);

/** Whether words are mostly those of an English text, in their order. */
function isNearly(words: string[], english: string[]): boolean {
  const least = Math.max(words.length, english.length) * limits.leastOfNearly;
  const known = new Set(english);
  if (words.length < limits.fewestOfNearly || words.filter((word) => known.has(word)).length < least)
    return false;
  const same = diffArrays(english, words).filter(({ added, removed }) => !added && !removed);
  return same.reduce((sum, { count = 0 }) => sum + count, 0) >= least;
}

/** Whether a file as a whole is in another script than the usual one of its language, as Kurdish can be in Arabic. */
function isInOtherScript(prose: readonly Prose[], locale: Locale): boolean {
  const whole = prose.map(({ text }) => text).join('\n');
  const own = scriptsOf(locale);
  const all = whole.match(/\p{L}/gu)?.length ?? 0;
  return ownLetters(whole, own.length > 0 ? own : ['Latin']) < all / 3;
}

/** Words in Latin letters; addresses and names such as `arn:aws:iam` are no words. */
const latinWords = (text: string): number =>
  wordsOf(text.replace(/\S*:(?:\/\/|[^\s:]*:)\S*/g, '')).filter((word) => /\p{Script=Latin}/u.test(word))
    .length;

/** Letters of a script that the language does not have, or more Latin ones than its own. */
function otherScript(
  text: string,
  locale: Locale,
  wholeEnglish: string,
  leastLatin: number,
): Mistake | undefined {
  const inScript = (script: Script, start: number, length: number): Mistake => ({
    start,
    length,
    code: 'script',
    other: scriptNames[script],
  });
  const foreign = foreignScript(text, locale);
  if (foreign && !wholeEnglish.includes(foreign.run))
    return inScript(foreign.script, foreign.start, foreign.run.length);
  const own = scriptsOf(locale);
  if (own.length === 0) return undefined;
  const isMixed = ownLetters(text, own) > 0;
  if (isMostlyLatin(text, own, isMixed) && latinWords(text) >= leastLatin) {
    const start = Math.max(0, text.search(/\p{Script=Latin}/u));
    return inScript('Latin', start, text.length - start);
  }
  const sentence = sentencesOf(text).find(
    (piece) => latinWords(piece.text) >= limits.fewestWords && isMostlyLatin(piece.text, own, isMixed),
  );
  return sentence && inScript('Latin', sentence.start, sentence.text.length);
}

/** Abbreviations such as AR/VR, and sizes, are written in Latin letters everywhere. */
const abbreviation =
  /(?<![\p{L}\p{N}])(?:\p{Lu}{1,5}|\p{L}{0,3}\p{N}[\p{L}\p{N}]{0,8})(?!\p{Script=Latin})/gu;

/** Names that programs read, as `gpt-4o` and `utf8_bin`. */
const technical = /(?<![\p{Script=Latin}\p{N}])[\p{Script=Latin}\p{N}]+(?:[-_.][\p{Script=Latin}\p{N}]+)+/gu;

/** Names such as “Unreal Engine” are in texts of any script; sentences have small words too. */
const capitalized = /(?<!\p{Script=Latin})\p{Lu}\p{Script=Latin}+/gu;

/** How much a text has of the scripts of its language, in Latin letters. */
const ownLetters = (text: string, own: readonly Script[]): number =>
  own.reduce((sum, script) => sum + lettersOf(text, script) * (script === 'Han' ? lettersPerHan : 1), 0);

/**
 * Letters of its own script make a sentence one of its language, however many names, options and terms it has, unless
 * small words of another hold those together.
 * @param isMixed whether the text has letters of its own script somewhere
 */
function isMostlyLatin(text: string, own: readonly Script[], isMixed: boolean): boolean {
  const plain = text
    .replace(technical, '')
    .replace(abbreviation, '')
    .replace(isMixed ? capitalized : '', '');
  const latin = lettersOf(plain, 'Latin');
  const letters = ownLetters(text, own);
  return (
    latin >= limits.fewestLatinLetters && latin > letters * 1.5 && (letters === 0 || hasSmallWords(text))
  );
}

function hasSmallWords(text: string): boolean {
  const words = wordsOf(text);
  return [...functionWords.values()].some(
    ({ telling }) => words.filter((word) => telling.has(word)).length >= 2,
  );
}

/** A sentence whose small words are those of another language written in Latin letters. */
function otherLanguage(
  sentences: readonly OwnSentence[],
  locale: Locale,
  locales: readonly Language[],
): Mistake | undefined {
  const own = functionWords.get(locale);
  if (!own) return undefined;
  for (const sentence of sentences) {
    const code = languageOf(sentence.words, locale, own.all);
    if (!code) continue;
    const name = locales.find((one) => one.code === code)?.name ?? code;
    return { start: sentence.start, length: sentence.text.length, code: 'language', other: name };
  }
  return undefined;
}

/**
 * The language whose sentence this is, if it is plainly not one of the language of the file: words that tell that
 * language, one of them alone, and far more of its small words than of the file's own. A quoted title has its own
 * around it. A phrase, as in the cell of a table, has few small words: there one that tells alone is enough, and
 * another, where none is of the file's own language.
 */
function languageOf(words: string[], locale: Locale, own: ReadonlySet<string>): Locale | undefined {
  if (words.length < limits.fewestWords) return undefined;
  const among = (list: ReadonlySet<string>): number => words.filter((word) => list.has(word)).length;
  const [found] =
    [...functionWords].find(([code, { all, telling, unmistakable }]) => {
      if (code === locale || among(unmistakable) === 0) return false;
      const foreign = words.filter((word) => all.has(word) && !own.has(word)).length;
      const ownOnly = words.filter((word) => own.has(word) && !all.has(word)).length;
      const tells = foreign >= 2 && foreign >= words.length * limits.leastShareOfSmallWords;
      const isSentence = among(telling) >= 2 && foreign >= (code === 'en' ? 2 : 3) && foreign >= ownOnly * 3;
      // English terms are in phrases of every language.
      const isPhrase = code !== 'en' && words.length >= limits.fewestInPhrase && ownOnly === 0;
      return tells && (isSentence || isPhrase);
    }) ?? [];
  return found;
}

function findingOf(mistake: Mistake, prose: Prose, isMixed: boolean, pair: Pair): Finding {
  const { start, length, code, original, other } = mistake;
  const { source, translation, language } = pair;
  const data = {
    unit: prose.unit,
    name: prose.name,
    found: prose.text
      .slice(start, start + length)
      .replaceAll(objectMark, '…')
      .trim()
      .replace(/\s+/gu, ' '),
    ...(original && { at: reference(source, placeIn(source, original.prose, original.start)) }),
    language: language.name,
    ...(!pair.project.layout && { glossary: glossaryPath(language.code) }),
    ...(code === 'script' && { script: other }),
    ...(code === 'language' && { other }),
  };
  const found = untyped(translation, placeIn(translation, prose, start), 'untranslated', code, data);
  if (!pair.project.layout) return found;
  // Programs write the source text where a translation is still to be written, and that may have changed since.
  if (original && start === 0) return { ...found, gap: true };
  return other === scriptNames.Latin && !isMixed ? asWarning(found) : found;
}
