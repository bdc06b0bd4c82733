import type { Pair } from '../../core/pairs.ts';
import { type Finding, finding } from '../../finding.ts';
import { lettersOf } from '../../languages/scripts.ts';
import { type Prose, placeIn } from '../../prose.ts';
import { sentencesOf } from '../../sentences.ts';
import { unitPairs } from '../../units.ts';
import { isText } from './length-ratio.ts';

/** Texts of fewer letters may rightly be the same: “Read more.” */
const fewestLetters = 25;

/** A Chinese character says about as much as this many Latin letters. */
const lettersPerHan = 2.5;

/**
 * Rule `untranslated`: no paragraph and no sentence is there more often than in English, as after a merge. Two English
 * texts may have the same translation; so there is more text of the kind than in English as well.
 */
export function twice(pair: Pair): Finding[] {
  return unitPairs(pair).flatMap(({ unit, originals, translated }) => {
    const isField = translated[0]?.kind === 'field';
    // The forms of a plural may be the same.
    const groups = isField ? translated.map((piece) => [piece]) : [translated.filter(isText)];
    const english = isField ? originals.slice(-1) : originals.filter(isText);
    return groups.flatMap((own) => {
      const found = repeated(blocks(english), blocks(own)) ?? repeated(sentences(english), sentences(own));
      if (!found) return [];
      const { prose, start, text, times } = found;
      const place = placeIn(pair.translation, prose, start);
      return [
        finding(pair.translation, place, 'untranslated', 'twice', {
          unit,
          name: prose.name,
          found: text,
          times,
        }),
      ];
    });
  });
}

interface Piece {
  prose: Prose;
  start: number;
  text: string;
}

const blocks = (prose: readonly Prose[]): Piece[] =>
  prose.map((one) => ({ prose: one, start: 0, text: one.text.trim() }));

const sentences = (prose: readonly Prose[]): Piece[] =>
  prose.flatMap((one) => sentencesOf(one.text).map((sentence) => ({ prose: one, ...sentence })));

/** The first piece that is there more often than any English one, where it is there again. */
function repeated(english: readonly Piece[], own: readonly Piece[]): (Piece & { times: number }) | undefined {
  if (own.length <= english.length) return undefined;
  const most = Math.max(...countsOf(english).values(), 1);
  const counts = countsOf(own);
  const seen = new Map<string, number>();
  for (const piece of own) {
    const nth = (seen.get(piece.text) ?? 0) + 1;
    seen.set(piece.text, nth);
    if (nth > most && isLong(piece.text)) return { ...piece, times: counts.get(piece.text) ?? nth };
  }
  return undefined;
}

function countsOf(pieces: readonly Piece[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of pieces) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

const isLong = (text: string): boolean =>
  (text.match(/\p{L}/gu)?.length ?? 0) + lettersOf(text, 'Han') * (lettersPerHan - 1) >= fewestLetters;
