import type { CheckContext } from '../../context.ts';
import { grouped } from '../../core/grouped.ts';
import { untranslated as limits } from '../../core/limits.ts';
import { objectMark } from '../../core/object-mark.ts';
import type { Pair } from '../../core/pairs.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import { reference } from '../../core/place.ts';
import { isVariantOf, type Locale } from '../../core/project.ts';
import { isPage } from '../../core/staleness/parts.ts';
import { type Finding, finding, untyped } from '../../finding.ts';
import { otherChineseIn } from '../../languages/chinese.ts';
import { scriptsOf } from '../../languages/scripts.ts';
import { glossaryPath } from '../../text/glossary-terms.ts';
import { maskCode } from '../../text/masked.ts';
import { placeIn, proseOf } from '../../text/prose.ts';
import { isInLanguage, nameOfLanguage, otherLanguage } from './in-language.ts';
import { isInOtherScript, isOfOthers, otherScript } from './in-script.ts';
import { mayBeName } from './names.ts';
import {
  hasLettersOf,
  keyOf,
  languageCode,
  latinWords,
  type Mistake,
  type Piece,
  type Pieces,
  pieceOf,
  textOf,
  withSentences,
  wordsOf,
} from './pieces.ts';
import { withoutQuotations } from './quotations.ts';

/**
 * Rule `untranslated`: nothing was left in English, is in another language, or is missing. Names, code and what the
 * glossary of the language lists under `same` do not count. A prose has one finding at most, where the first sentence
 * of the wrong language stands.
 */
export function untranslated(pair: Pair, context: CheckContext): Finding[] {
  const { schema, source, translation, language, project } = pair;
  const { untouched } = context.termsOf(language.code);
  const read = (file: ParsedFile): Piece[] =>
    proseOf(schema, file)
      .filter(({ text }) => !project.layout || !copyright.test(text))
      .map((prose) => pieceOf(prose, maskCode(withoutQuotations(prose, file), untouched)));
  const own = scriptsOf(language.code);
  const wholeEnglish = textOf(proseOf(schema, source));
  const englishWords = new Set(wordsOf(wholeEnglish));
  // A post in the language of the translation may stand among those in English.
  const ofSource = scriptsOf(project.source);
  const originals = read(source).filter(
    ({ text }) => !hasLettersOf(own, text) && (ofSource.length === 0 || hasLettersOf(ofSource, text)),
  );
  // Names and terms of other languages are mostly English.
  const isVariant = isVariantOf(language.code, project.source) || languageCode(language.code) === 'en';
  const known = grouped(isVariant ? [] : originals.flatMap(withSentences), keyOf);
  const whole = textOf(proseOf(schema, translation));
  const isOtherwise = project.layout && isInOtherScript(whole, own);
  const otherChinese = otherChineseIn(whole, language.code);
  const found = read(translation).flatMap((piece) => {
    const pieces = withSentences(piece);
    const isMixed = own.length === 0 || hasLettersOf(own, piece.text);
    // Of a source that cannot be read, too few words are known.
    const mayHaveNames =
      project.layout && (isMixed || source.problems.length > 0 || !isOfOthers(piece, englishWords));
    const fewestWords = mayHaveNames ? limits.fewestWords : 1;
    const mistake =
      leftInEnglish(pieces, isMixed, known) ??
      (isOtherwise ? undefined : otherScript(pieces, fewestWords, wholeEnglish, pair)) ??
      otherLanguage(pieces, pair, otherChinese);
    if (!mistake || (mayHaveNames && mayBeName(mistake, pair))) return [];
    // A term that the text has elsewhere, too, stays as it is.
    const isTerm = mistake.words.length <= limits.mostOfTerm && latinWords(mistake).length > 0;
    if (mayHaveNames && isTerm && isTwiceIn(whole, mistake.text)) return [];
    return [findingOf(mistake, pair)];
  });
  // Of an older version of the source, most sentences are none of it any more.
  const old = project.layout && isPage(translation) && found.find(({ gap }) => !gap);
  return old && isInLanguage(whole, project.source, language.code) ? [ofPage(old, project.source)] : found;
}

/** The prose or the first of its sentences that has the words of an English one. */
function leftInEnglish(
  pieces: Pieces,
  isMixed: boolean,
  known: ReadonlyMap<string, readonly Piece[]>,
): Mistake | undefined {
  const [{ prose }] = pieces;
  const fewest = prose.kind === 'heading' && !isMixed ? limits.fewestInHeading : limits.fewestWords;
  const piece = pieces.find(
    (one) => one.words.length >= fewest && known.has(keyOf(one)) && !isCode(one.text),
  );
  const originals = (piece && known.get(keyOf(piece))) ?? [];
  const original = originals.find((one) => one.prose.unit === prose.unit) ?? originals[0];
  return piece && original && { ...piece, code: 'english', original };
}

/** How lines such as “© 2026 Ada Lovelace” begin, which stay as they are. */
const copyright = /^\s*(?:©|copy(?:left|right)\s+(?:©|\(c\)|\d))/i;

/** Whether a text is the name of a file or the like: a sentence has spaces, unless it is in other letters. */
const isCode = (text: string): boolean => /^[!-~]+$/.test(text.trim());

const isTwiceIn = (whole: string, text: string): boolean =>
  whole.indexOf(text.trim()) !== whole.lastIndexOf(text.trim());

/** A finding about the page that one of many is in. */
function ofPage(one: Finding, source: Locale): Finding {
  const { language, unit } = one.data as { language: string; unit: string };
  const data = { unit, language, other: nameOfLanguage(source) };
  return finding({ path: one.path }, one, 'untranslated', 'page', data);
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
    ...(other && { other }),
  };
  const found = untyped(translation, placeIn(translation, prose, start), 'untranslated', code, data);
  if (!project.layout) return found;
  // Programs write the source text where a translation is still to be written, and that may have changed since.
  return original && start === 0 ? { ...found, gap: true } : found;
}
