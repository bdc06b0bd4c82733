import { untranslated as limits } from '../../core/limits.ts';
import { objectMark } from '../../core/object-mark.ts';
import type { Pair } from '../../core/pairs.ts';
import { foreignScript, lettersOf, type Script, scriptName, scriptsOf } from '../../languages/scripts.ts';
import {
  hasSmallWords,
  latinWords,
  type Mistake,
  type Piece,
  type Pieces,
  pieceOf,
  sizeIn,
} from './pieces.ts';

/**
 * Whether a file as a whole is in another script than the usual one of its language, as Kurdish can be in Arabic. A
 * short one is believed to be in Latin letters only, as Serbian.
 */
export function isInOtherScript(whole: string, own: readonly Script[]): boolean {
  const letters = whole.match(/\p{L}/gu)?.length ?? 0;
  const isOther = sizeIn(own.length > 0 ? own : ['Latn'], whole) < letters / 3;
  return isOther && (letters >= limits.fewestLettersOfFile || lettersOf(whole, 'Latn') > letters / 2);
}

/**
 * Whether a text has words of another language: names and terms in the letters of the source come from there. Words
 * around code are mostly values of it.
 */
export function isOfOthers(piece: Piece, english: ReadonlySet<string>): boolean {
  if (piece.text.includes(objectMark)) return false;
  const words = latinWords(piece);
  const others = words.filter((word) => !english.has(word));
  return others.length >= 2 && others.length >= words.length * limits.leastShareOfOthers;
}

/** Letters of a script that the language does not have, or more of the source or Latin ones than its own. */
export function otherScript(
  pieces: Pieces,
  fewestWords: number,
  wholeEnglish: string,
  { language: { code: locale }, project }: Pair,
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
  const ofSource = scriptsOf(project.source).filter((script) => !own.includes(script));
  const left = pieces.find((one) => {
    const size = sizeIn(ofSource, one.text);
    return (
      size >= limits.fewestLatinLetters && size > sizeIn(own.length > 0 ? own : ['Latn'], one.text) * 1.5
    );
  });
  if (left && ofSource[0]) return inScript(ofSource[0], left.start, left.start + left.text.length);
  // A source in other letters has names in Latin ones.
  const isOfSource = ({ text }: Piece): boolean =>
    scriptsOf(project.source).length > 0 && wholeEnglish.includes(text.trim());
  const latin = pieces.find(
    (one) =>
      own.length > 0 && isInLatin(one.text, own) && latinWords(one).length >= fewestWords && !isOfSource(one),
  );
  if (!latin) return undefined;
  const start = latin === pieces[0] ? text.search(/\p{Script=Latin}/u) : latin.start;
  return inScript('Latn', start, latin.start + latin.text.length);
}

/** Abbreviations such as AR/VR, and sizes, are written in Latin letters everywhere. */
const abbreviation =
  /(?<![\p{L}\p{N}])(?:\p{Lu}{1,5}|\p{L}{0,3}\p{N}[\p{L}\p{N}]{0,8})(?!\p{Script=Latin})/gu;

/** Names that programs read, as `gpt-4o`, `utf8_bin` and `arn:aws:iam`. */
const technical =
  /(?<![\p{Script=Latin}\p{N}])[\p{Script=Latin}\p{N}]+(?:[-_.:/][\p{Script=Latin}\p{N}]+)+/gu;

/** Names such as “Unreal Engine” are in texts of any script; sentences have small words too. */
const capitalized = /(?<!\p{Script=Latin})\p{Lu}\p{Script=Latin}+/gu;

/**
 * Whether a text has more Latin letters than its own. Those make it one of its language, however many names and terms it
 * has, unless small words of another hold these together.
 */
function isInLatin(text: string, own: readonly Script[]): boolean {
  const letters = sizeIn(own, text);
  const plain = text.replace(technical, '').replace(abbreviation, '');
  const latin = lettersOf(letters > 0 ? plain.replace(capitalized, '') : plain, 'Latn');
  return (
    latin >= limits.fewestLatinLetters && latin > letters * 1.5 && (letters === 0 || hasSmallWords(text))
  );
}
