import type { CheckContext } from '../../context.ts';
import { grouped } from '../../core/grouped.ts';
import { lettersPerHan, untranslated as limits } from '../../core/limits.ts';
import { objectMark } from '../../core/object-mark.ts';
import { oncePerKey } from '../../core/once-per-key.ts';
import type { Pair } from '../../core/pairs.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import { reference } from '../../core/place.ts';
import { isVariantOf, type Locale } from '../../core/project.ts';
import { type Finding, untyped } from '../../finding.ts';
import { functionWords } from '../../languages/function-words.ts';
import { nearLanguageIn } from '../../languages/near.ts';
import { foreignScript, lettersOf, type Script, scriptName, scriptsOf } from '../../languages/scripts.ts';
import { glossaryPath } from '../../text/glossary-terms.ts';
import { literal, maskCode } from '../../text/masked.ts';
import { type Prose, placeIn, proseOf } from '../../text/prose.ts';
import type { CodeOf } from '../catalog.ts';
import { inLinkTitle } from './link-titles.ts';
import { withoutQuotations } from './quotations.ts';
import { sentencesOf } from './sentences.ts';

/**
 * Rule `untranslated`: nothing was left in English, is in another language, or is missing. Names, code and what the
 * glossary of the language lists under `same` do not count. A prose has one finding at most, where the first sentence
 * of the wrong language stands.
 */
export function untranslated(pair: Pair, context: CheckContext): Finding[] {
  const { schema, source, translation, language, project } = pair;
  const { untouched } = context.termsOf(language.code);
  const read = (file: ParsedFile): Piece[] =>
    proseOf(schema, file).map((prose) => pieceOf(prose, maskCode(withoutQuotations(prose, file), untouched)));
  const own = scriptsOf(language.code);
  const wholeEnglish = textOf(proseOf(schema, source));
  const englishWords = new Set(wordsOf(wholeEnglish));
  // A post in the language of the translation may stand among those in English.
  const originals = read(source).filter(({ text }) => !hasLettersOf(own, text));
  const isVariant = isVariantOf(language.code, project.source);
  const known = grouped(isVariant ? [] : originals.flatMap(withSentences), keyOf);
  const whole = textOf(proseOf(schema, translation));
  const isOtherwise = project.layout && isInOtherScript(whole, own);
  const nearLanguageOf = nearLanguageIn(whole, language.code);
  return read(translation).flatMap((piece) => {
    const pieces = withSentences(piece);
    const isMixed = own.length === 0 || hasLettersOf(own, piece.text);
    // Of a source that cannot be read, too few words are known.
    const mayHaveNames =
      project.layout && (isMixed || source.problems.length > 0 || !isOfOthers(piece, englishWords));
    const fewestWords = mayHaveNames ? limits.fewestWords : 1;
    const mistake =
      leftInEnglish(pieces, isMixed, known) ??
      (isOtherwise ? undefined : otherScript(pieces, fewestWords, wholeEnglish, language.code)) ??
      otherLanguage(pieces, language.code, nearLanguageOf);
    if (!mistake || (mayHaveNames && mayBeName(mistake, wholeEnglish, pair))) return [];
    // A term that the text has elsewhere, too, stays as it is.
    const isTerm = mistake.words.length <= limits.mostOfTerm && latinWords(mistake).length > 0;
    if (mayHaveNames && isTerm && isTwiceIn(whole, mistake.text)) return [];
    if (project.layout && isOfTitles(mistake, inLinkTitle(pair, context))) return [];
    return [findingOf(mistake, pair)];
  });
}

/** A prose, or a sentence of it. */
interface Piece {
  prose: Prose;
  /** Where it starts in the prose. */
  start: number;
  /** Object characters stand for what does not count. */
  text: string;
  words: string[];
}

/** A prose and its sentences. */
type Pieces = readonly [whole: Piece, ...sentences: Piece[]];

interface Mistake extends Piece {
  code: CodeOf<'untranslated'>;
  /** The script or the language it is in. */
  other?: string;
  /** The English text it is the same as. */
  original?: Piece;
}

/** The words of a text as two texts are compared by: without numbers, marks and names. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll("'", '’')
    .match(/\p{L}[\p{L}\p{M}’]*/gu) ?? [];

const pieceOf = (prose: Prose, text: string, start = 0): Piece => ({
  prose,
  start,
  text,
  words: wordsOf(text),
});

const withSentences = (piece: Piece): Pieces => [
  piece,
  ...sentencesOf(piece.text).map(({ text, start }) => pieceOf(piece.prose, text, start)),
];

const textOf = (pieces: readonly { text: string }[]): string => pieces.map(({ text }) => text).join('\n');

const isTwiceIn = (whole: string, text: string): boolean =>
  whole.indexOf(text.trim()) !== whole.lastIndexOf(text.trim());

/** What two pieces have in common that say the same. */
const keyOf = ({ words }: Piece): string => words.join(' ');

/** Whether a text has Latin letters, and only in titles that are somewhere else, too. */
function isOfTitles({ text, start, prose }: Mistake, isInTitle: (offset: number) => boolean): boolean {
  const letters = [...text.matchAll(/\p{Script=Latin}/gu)];
  return letters.length > 0 && letters.every(({ index }) => isInTitle(prose.map[start + index] ?? 0));
}

/**
 * Whether a text without the small words of the source language may be a name, which other projects keep, or is in
 * the language of the file in both.
 */
function mayBeName(
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

/** The prose or the first of its sentences that has the words of an English one. */
function leftInEnglish(
  pieces: Pieces,
  isMixed: boolean,
  known: ReadonlyMap<string, readonly Piece[]>,
): Mistake | undefined {
  const [{ prose }] = pieces;
  const fewest = prose.kind === 'heading' && !isMixed ? limits.fewestInHeading : limits.fewestWords;
  const piece = pieces.find((one) => one.words.length >= fewest && known.has(keyOf(one)));
  const originals = (piece && known.get(keyOf(piece))) ?? [];
  const original = originals.find((one) => one.prose.unit === prose.unit) ?? originals[0];
  return piece && original && { ...piece, code: 'english', original };
}

/**
 * Whether a file as a whole is in another script than the usual one of its language, as Kurdish can be in Arabic. A
 * short one is believed to be in Latin letters only, as Serbian.
 */
function isInOtherScript(whole: string, own: readonly Script[]): boolean {
  const letters = whole.match(/\p{L}/gu)?.length ?? 0;
  const isOther = sizeIn(own.length > 0 ? own : ['Latin'], whole) < letters / 3;
  return isOther && (letters >= limits.fewestLettersOfFile || lettersOf(whole, 'Latin') > letters / 2);
}

const latinWords = ({ words }: Piece): string[] => words.filter((word) => /\p{Script=Latin}/u.test(word));

/**
 * Whether a text has words of another language: names and terms in the letters of the source come from there. Words
 * around code are mostly values of it.
 */
function isOfOthers(piece: Piece, english: ReadonlySet<string>): boolean {
  if (piece.text.includes(objectMark)) return false;
  const words = latinWords(piece);
  const others = words.filter((word) => !english.has(word));
  return others.length >= 2 && others.length >= words.length * limits.leastShareOfOthers;
}

/** Letters of a script that the language does not have, or more Latin ones than its own. */
function otherScript(
  pieces: Pieces,
  fewestWords: number,
  wholeEnglish: string,
  locale: Locale,
): Mistake | undefined {
  const [{ prose, text }] = pieces;
  const inScript = (script: Script, start: number, end: number): Mistake => ({
    ...pieceOf(prose, text.slice(start, end), start),
    code: 'script',
    other: scriptName(script),
  });
  const foreign = foreignScript(text, locale);
  if (foreign && !wholeEnglish.includes(foreign.run))
    return inScript(foreign.script, foreign.start, foreign.start + foreign.run.length);
  const own = scriptsOf(locale);
  const latin = pieces.find(
    (one) => own.length > 0 && isInLatin(one.text, own) && latinWords(one).length >= fewestWords,
  );
  if (!latin) return undefined;
  const start = latin === pieces[0] ? text.search(/\p{Script=Latin}/u) : latin.start;
  return inScript('Latin', start, latin.start + latin.text.length);
}

/** Abbreviations such as AR/VR, and sizes, are written in Latin letters everywhere. */
const abbreviation =
  /(?<![\p{L}\p{N}])(?:\p{Lu}{1,5}|\p{L}{0,3}\p{N}[\p{L}\p{N}]{0,8})(?!\p{Script=Latin})/gu;

/** Names that programs read, as `gpt-4o`, `utf8_bin` and `arn:aws:iam`. */
const technical =
  /(?<![\p{Script=Latin}\p{N}])[\p{Script=Latin}\p{N}]+(?:[-_.:/][\p{Script=Latin}\p{N}]+)+/gu;

const hasLettersOf = (scripts: readonly Script[], text: string): boolean => sizeIn(scripts, text) > 0;

/** How much a text has of some scripts, in Latin letters. */
const sizeIn = (scripts: readonly Script[], text: string): number =>
  scripts.reduce((sum, script) => sum + lettersOf(text, script) * (script === 'Han' ? lettersPerHan : 1), 0);

/** Names such as “Unreal Engine” are in texts of any script; sentences have small words too. */
const capitalized = /(?<!\p{Script=Latin})\p{Lu}\p{Script=Latin}+/gu;

/**
 * Whether a text has more Latin letters than its own. Those make it one of its language, however many names and terms it
 * has, unless small words of another hold these together.
 */
function isInLatin(text: string, own: readonly Script[]): boolean {
  const letters = sizeIn(own, text);
  const plain = text.replace(technical, '').replace(abbreviation, '');
  const latin = lettersOf(letters > 0 ? plain.replace(capitalized, '') : plain, 'Latin');
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

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

const languageCode = oncePerKey((locale: Locale): string => new Intl.Locale(locale).language);

/** Common letters that only Japanese writes so: in Chinese they are 应 or 應, 对 or 對. */
const japanese = /[応対検変続実関円気広覚験処単発売読]/u;

/** Whether a text in Japanese or Korean has none of the letters that its sentences have besides Chinese ones. */
function isChinese(text: string, locale: Locale): boolean {
  const others = scriptsOf(locale).filter((script) => script !== 'Han');
  const isOther = others.length > 0 && !japanese.test(text) && !hasLettersOf(others, text);
  return isOther && lettersOf(text, 'Han') >= limits.fewestHan;
}

/** A sentence whose letters or small words are those of another language. */
function otherLanguage(
  [, ...sentences]: Pieces,
  locale: Locale,
  nearLanguageOf: (text: string) => Locale | undefined,
): Mistake | undefined {
  const language = languageCode(locale);
  for (const sentence of sentences) {
    const code = isChinese(sentence.text, locale)
      ? 'zh'
      : (languageOf(sentence.words, language) ?? nearLanguageOf(sentence.text));
    if (code) return { ...sentence, code: 'language', other: languageNames.of(code) ?? code };
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

function findingOf(mistake: Mistake, pair: Pair): Finding {
  const { prose, start, text, code, original, other } = mistake;
  const { source, translation, language, project } = pair;
  const data = {
    unit: prose.unit,
    name: prose.name,
    found: prose.text
      .slice(start, start + text.length)
      .replaceAll(objectMark, '…')
      .trim()
      .replace(/\s+/gu, ' '),
    ...(original && { at: reference(source, placeIn(source, original.prose, original.start)) }),
    language: language.name,
    ...(!project.layout && { glossary: glossaryPath(language.code) }),
    ...(code === 'script' && { script: other }),
    ...(code === 'language' && { other }),
  };
  const found = untyped(translation, placeIn(translation, prose, start), 'untranslated', code, data);
  if (!project.layout) return found;
  // Programs write the source text where a translation is still to be written, and that may have changed since.
  return original && start === 0 ? { ...found, gap: true } : found;
}
