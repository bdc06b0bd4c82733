import { fewestLettersTwice, lettersPerHan } from '../../core/limits.ts';
import { objectMark } from '../../core/object-mark.ts';
import type { Pair } from '../../core/pairs.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import { repeated } from '../../core/repeated.ts';
import { type Finding, finding } from '../../finding.ts';
import { lettersOf } from '../../languages/scripts.ts';
import { type Prose, placeIn } from '../../text/prose.ts';
import { isText, unitPairs } from '../../text/units.ts';
import { sentencesOf } from './sentences.ts';

/**
 * Rule `untranslated`: no paragraph and no sentence is there twice in a row, as after a merge. Two English texts may have
 * the same translation: so there are more of them than in English as well. A section that holds the next one is not compared.
 */
export function twice(pair: Pair): Finding[] {
  // In other layouts, a short one may stand before two commands.
  const fewest = pair.project.layout ? fewestLettersTwice : 1;
  return unitPairs(pair).flatMap(({ unit, comparisons, holdsNext }) =>
    (holdsNext ? [] : comparisons).flatMap((sides) => {
      const [english, own] = sides.map((pieces) => pieces.filter(isText)) as [Prose[], Prose[]];
      const found =
        newlyRepeated(blocks(english, pair.source), blocks(own, pair.translation), fewest) ??
        newlyRepeated(sentences(english, pair.source), sentences(own, pair.translation), fewestLettersTwice);
      if (!found) return [];
      const { prose, start, text, times } = found;
      const data = { unit, name: prose.name, found: text.replaceAll(objectMark, '…'), times };
      return [
        finding(pair.translation, placeIn(pair.translation, prose, start), 'untranslated', 'twice', data),
      ];
    }),
  );
}

interface Piece {
  prose: Prose;
  start: number;
  text: string;
  /** The text with its code and components: sentences about two names are two sentences. */
  source: string;
}

const blocks = (prose: readonly Prose[], file: ParsedFile): Piece[] =>
  prose.map((one) => pieceOf(one, 0, one.text.trim(), file));

/** What is in brackets may come after several sentences; another language may have it within one. */
const sentences = (prose: readonly Prose[], file: ParsedFile): Piece[] =>
  prose.flatMap((one) =>
    sentencesOf(one.text)
      .filter(({ text }) => !/^[(（]/.test(text))
      .map(({ start, text }) => pieceOf(one, start, text, file)),
  );

function pieceOf(prose: Prose, start: number, text: string, file: ParsedFile): Piece {
  const source = text.includes(objectMark)
    ? file.text.slice(prose.map[start], prose.map[start + text.length])
    : text;
  return { prose, start, text, source };
}

/** The first piece with at least so many letters that is there again at once, where English repeats nothing. */
function newlyRepeated(
  english: readonly Piece[],
  own: readonly Piece[],
  leastLetters: number,
): (Piece & { times: number }) | undefined {
  const isLong = (text: string) => lettersIn(text) >= leastLetters;
  const isRepetition = ({ text, source }: Piece, index: number, pieces: readonly Piece[]): boolean =>
    pieces[index - 1]?.source === source && isLong(text);
  const found = own.find(isRepetition);
  if (!found || own.length <= english.length) return undefined;
  if (repeated(english, ({ source }) => source).some(({ text }) => isLong(text))) return undefined;
  return { ...found, times: own.filter(({ source }) => source === found.source).length };
}

const lettersIn = (text: string): number =>
  (text.match(/\p{L}/gu)?.length ?? 0) + lettersOf(text, 'Han') * (lettersPerHan - 1);
