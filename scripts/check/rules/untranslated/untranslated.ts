import type { CheckContext } from '../../context.ts';
import { objectMark } from '../../core/characters.ts';
import { isPage } from '../../core/files.ts';
import { grouped } from '../../core/grouped.ts';
import {
  areIn,
  evidenceOf,
  isKnownLanguage,
  languageOf,
  otherLanguage,
  shortEnglishIn,
  wordsOf,
} from '../../core/languages/function-words.ts';
import { foreignRun, lettersOf, type Script, scriptName, scriptsOf } from '../../core/languages/scripts.ts';
import { untranslated as limits } from '../../core/limits.ts';
import { memoize } from '../../core/memoize.ts';
import type { Pair } from '../../core/pairs.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import { reference } from '../../core/parsing/located.ts';
import type { Locale, Project } from '../../core/project.ts';
import { isEarlierSource } from '../../core/staleness/from-history.ts';
import { type Finding, finding, untypedFinding } from '../../finding.ts';
import { maskCode, maskQuotations } from '../../text/masked.ts';
import { type Prose, placeIn, proseOf } from '../../text/prose.ts';
import { type Sentence as Piece, sentencesOf } from './sentences.ts';

/** A sentence in a run of text, with object replacement characters for what does not count. */
interface Sentence extends Piece {
  prose: Prose;
  words: string[];
}

interface Mistake extends Omit<Sentence, 'words'> {
  code: 'english' | 'language' | 'script';
  /** The script or the language it is in. */
  other?: string;
  /** The source sentence that it copies, if the source still has it. */
  original?: Sentence | undefined;
}

interface Side {
  /** The sentences of each run of text. */
  texts: Sentence[][];
  whole: string;
  /** Returns how many letters of a script it has. */
  lettersIn(script: Script): number;
  /** The language of its locale; for Chinese, with the script that the words indicate. */
  language: Locale;
  words: readonly string[];
  /** The same, without repetitions. */
  vocabulary: ReadonlySet<string>;
}

/**
 * Rule `untranslated`: no sentence is a copy of one in the source, in another language, or in a script that its own
 * does not use. Names, code, quotations and what the language's glossary lists under `same` do not count. A run of text
 * has at most one finding.
 */
export function untranslated(pair: Pair, context: CheckContext): Finding[] {
  const { source, translation, language, project, history } = pair;
  const { untouched, path: glossary } = context.termsOf(language.code);
  const english = readSide(pair, source, project.source, untouched);
  const translated = readSide(pair, translation, language.code, untouched);
  // A source that is mostly in the language of the translation is what still has to be translated.
  const isSameLanguage =
    translated.language === english.language || areIn(language.code, english.words, project.source);
  const copied = grouped(isSameLanguage ? [] : english.texts.flat(), keyOf);
  const mistakeIn = (sentence: Sentence): Mistake | undefined => {
    const { unit, text } = sentence.prose;
    const isCopy = mayBeCopy(sentence);
    const originals = (isCopy && copied.get(keyOf(sentence))) || [];
    const original = originals.find(({ prose }) => prose.unit === unit) ?? originals[0];
    if (original || (isCopy && isEarlierSource(text, unit, history)))
      return { ...sentence, code: 'english', original };
    const other = otherLanguage(sentence.text, translated.language, english.language);
    // Text in a third language is left alone if the source has it, too.
    const isOfSource = other && other !== english.language && english.whole.includes(sentence.text.trim());
    if (other && !isOfSource) return { ...sentence, code: 'language', other: nameOfLanguage(other) };
    return otherScript(sentence, english, translated, pair);
  };
  // Some projects translate no headings; one word may be a name.
  const headings = translated.texts
    .flat()
    .filter(({ prose, words }) => prose.kind === 'heading' && words.length > 1);
  const kept = headings.filter((one) => copied.has(keyOf(one))).length;
  const areHeadingsKept = kept > 1 && kept * 2 > headings.length;
  const sourceScripts = scriptsOf(project.source);
  const ownScripts = scriptsOf(language.code).filter((script) => !sourceScripts.includes(script));
  const isInLatin = sourceScripts.includes('Latn');
  // Names have no plain words, and at most one function word (“the”); those of own content are in the glossary.
  const mayBeCopy = ({ words, text, prose: { kind } }: Sentence): boolean => {
    const plain =
      isInLatin && !/ [/|·] |^\S+(?:, \S+)+$/.test(text) ? (text.match(plainWord)?.length ?? 0) : 0;
    // “AdGuard VPN”.
    const names = text.match(/(?<!\p{L})\p{L}{1,40}\p{Lu}\p{L}{0,40}(?!\p{L})/gu)?.length ?? 0;
    const isWords = onlyWords.test(text) && !(kind === 'heading' && areHeadingsKept);
    const minPlain = isWords ? limits.minPlainWords : limits.minPlainWordsWithSigns;
    // “Copy to clipboard as PNG”.
    const withShort = isWords && plain > 0 ? (text.match(lowercaseWord)?.length ?? 0) : 0;
    const isPlain =
      plain >= Math.max(minPlain, (words.length - names) / 2) || withShort >= Math.max(3, words.length / 2);
    const isInCapitals = isInLatin && plain === 0 && kind !== 'heading' && kind !== 'field';
    // “Last Day of the Month”, where another script is expected.
    const isTitle = isInLatin && kind === 'field' && ownScripts.length > 0 && smallWord.test(text);
    const canTellNames = isKnownLanguage(english.language) || isInLatin;
    // English text in a source of another language is right in an English translation.
    const isByWords = isPlain && !(translated.language === 'en' && isKnownLanguage(english.language));
    const minMargin = !project.layout || !canTellNames || isByWords || isTitle ? 0 : isInCapitals ? 2 : 1;
    const margin = evidenceOf(english.language, words) - evidenceOf(translated.language, words);
    // “Log in to the cloud, or switch to offline control”: names have at most two short words.
    const isSentence = english.language === 'en' && margin + shortEnglishIn(words) / 2 > minMargin;
    if (words.length < limits.minWords || (margin < minMargin && !isSentence) || isAbbreviated(text))
      return false;
    // Source files may be in the language of the translation, or may have been.
    return lettersOf(text, ...ownScripts) * 2 <= lettersOf(text, ...sourceScripts);
  };
  const found = translated.texts.flatMap((sentences) => {
    const [mistake] = sentences.flatMap((sentence) => mistakeIn(sentence) ?? []);
    return mistake ? [findingOf(mistake, pair, glossary)] : [];
  });
  const inEnglish = found.filter(
    ({ code, data }) => code === 'english' || data.other === nameOfLanguage(english.language),
  );
  const long = translated.texts.filter((sentences) =>
    sentences.some(({ words }) => words.length >= limits.minWords),
  );
  const isMostlyEnglish = inEnglish.length >= limits.minOnPage && inEnglish.length > long.length / 2;
  // With a `layout`, text that equals the current source is only counted.
  const isCopiedPage = isMostlyEnglish && isPage(translation) && inEnglish.some(({ gap }) => !gap);
  const [first] = inEnglish;
  if (!isCopiedPage || !first) return found;
  const data = { language: language.name, other: nameOfLanguage(project.source) };
  return [finding(translation, first, 'untranslated', 'page', data)];
}

function readSide({ schema, project }: Pair, file: ParsedFile, locale: Locale, untouched?: RegExp): Side {
  const prose = proseOf(file, schema).filter(({ unit }) => !project.layout || !bibliography.test(unit));
  const texts = prose.map((prose) =>
    sentencesOf(maskCode(maskQuotations(withoutTitles(prose)), untouched))
      .filter(({ text }) => !programOutput.test(text))
      .map((sentence) => ({ ...sentence, prose, words: wordsOf(sentence.text) })),
  );
  const whole = texts.flatMap((sentences) => sentences.map(({ text }) => text)).join('\n');
  const lettersIn = memoize((script: Script) => lettersOf(whole, script));
  const words = wordsOf(whole);
  const vocabulary = new Set(words);
  return { texts, whole, words, vocabulary, lettersIn, language: languageOf(locale, words) };
}

/** Program output: “ImportError: …”, “{code: 200}”. */
const programOutput = /^\s{0,9}(?:[A-Z]\w{0,40}(?:Error|Exception): |\{["\w]{1,60}: ?)/;

/** Whether a text is a name with its abbreviation: “Bring Your Own Key (BYOK)”. */
function isAbbreviated(text: string): boolean {
  const [, name = '', short = ''] = /^([^.!?:()]{1,80})\((\p{L}{2,10})\)\s*$/u.exec(text) ?? [];
  const initials = [/(?<!\p{L})\p{L}/gu, /(?<!\p{L})\p{Lu}/gu].map((one) =>
    name.match(one)?.join('').toUpperCase(),
  );
  return short !== '' && initials.includes(short.match(/\p{Lu}/gu)?.join(''));
}

/** A bibliography, whose titles are not translated; those of own content are in the glossary. */
const bibliography = /^#(?:references|bibliography|literature)$/;

/** Replaces what may be titles of pages, which stay unchanged, with object replacement characters. */
const withoutTitles = ({ text, titles = [] }: Prose): string => {
  if (titles.length === 0) return text;
  const characters = text.split('');
  // Titles may be nested.
  for (const [from, to] of titles) characters.fill(objectMark, from, to);
  return characters.join('');
};

/** Finds letters of a script that is neither that of the language nor of the file: Kurdish may be in Arabic letters. */
function otherScript(
  sentence: Sentence,
  english: Side,
  translated: Side,
  { language, project }: Pair,
): Mistake | undefined {
  const { prose, start, text } = sentence;
  const scripts = scriptsOf(language.code);
  const run = foreignRun(text, scripts);
  const isMainScript =
    run && scripts.every((one) => translated.lettersIn(run.script) > translated.lettersIn(one));
  if (run && !isMainScript && !isNameOfLanguage(run.text, project) && !english.whole.includes(run.text)) {
    const { script, text } = run;
    return { prose, start: start + run.start, text, code: 'script', other: scriptName(script) };
  }
  if (scripts.includes('Latn')) return undefined;
  const letters = lettersOf(text, ...scripts);
  // Any language may have names, terms and code in Latin letters; those of own content are in the glossary.
  const latin = lettersOf(text, 'Latn');
  const lettersBesides = scripts.reduce((sum, one) => sum + translated.lettersIn(one), latin);
  const isSentence =
    prose.kind !== 'heading' &&
    letters === 0 &&
    !/[{}=]|:\//.test(text) &&
    lettersBesides > translated.lettersIn('Latn') &&
    (text.match(plainWord) ?? []).some((word) => !english.vocabulary.has(word));
  const isLatin = latin >= limits.minLatinLetters && latin > letters * 2 && (!project.layout || isSentence);
  return isLatin ? { ...sentence, code: 'script', other: scriptName('Latn') } : undefined;
}

const isNameOfLanguage = (text: string, { locales }: Project): boolean =>
  locales.some(({ nativeName }) => nativeName.toLowerCase() === text.toLowerCase());

/** Text without digits, brackets and the like, and without identifiers such as `firstName`. */
const onlyWords =
  /^[\s\ufffc]*(?!\p{Ll}+\p{Lu})\p{L}+(?:[\s’'/\ufffc-]+(?!\p{Ll}+\p{Lu})\p{L}+)*[\s\ufffc]*[.!?:]?$/u;

/** An English word that titles do not capitalize. */
const smallWord =
  /(?<![\p{L}\p{N}._/-])(?:an?|and|at|by|for|from|in|is|not|of|on|or|the|to|with)(?![\p{L}\p{N}_/-])/u;

const lowercaseWord = /(?<![\p{L}\p{N}._/-])\p{Ll}{2,}(?![\p{L}\p{N}_/-])/gu;

/** A word that is not a name, which would have capitals, digits or punctuation. */
const plainWord = /(?<![\p{L}\p{N}._/-])\p{Ll}{4,}(?![\p{L}\p{N}_/-])/gu;

const keyOf = ({ words }: Sentence): string => words.join(' ');

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

const nameOfLanguage = (locale: Locale): string => languageNames.of(locale) ?? locale;

function findingOf(mistake: Mistake, pair: Pair, glossary: string): Finding {
  const { prose, start, text, code, original, other } = mistake;
  const { source, translation, language, project } = pair;
  const written = prose.text.slice(start, start + text.length);
  const data = {
    unit: prose.unit,
    name: prose.name,
    found: written.replaceAll(objectMark, '…').trim().replace(/\s+/gu, ' '),
    ...(original && { at: reference(source, placeIn(source, original.prose, original.start)) }),
    language: language.name,
    ...(!project.layout && { glossary }),
    ...(other && { other }),
  };
  const found = untypedFinding(translation, placeIn(translation, prose, start), 'untranslated', code, data);
  // Tools fill in the source text where a translation is missing, and the source may have changed since.
  return project.layout && code === 'english' && start === 0 ? { ...found, gap: true } : found;
}
