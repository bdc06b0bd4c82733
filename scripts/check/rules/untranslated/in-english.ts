import { untranslated as limits } from '../../core/limits.ts';
import { keyOf, type Mistake, type Piece, type Pieces } from './pieces.ts';

/** The prose or the first of its sentences that has the words of an English one. */
export function leftInEnglish(
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

/** Whether a text is the name of a file or the like: a sentence has spaces, unless it is in other letters. */
const isCode = (text: string): boolean => /^[!-~]+$/.test(text.trim());
