import { lettersPerHan } from '../../core/limits.ts';
import { oncePerKey } from '../../core/once-per-key.ts';
import type { Locale } from '../../core/project.ts';
import { functionWords } from '../../languages/function-words.ts';
import { lettersOf, type Script } from '../../languages/scripts.ts';
import type { Prose } from '../../text/prose.ts';
import type { CodeOf } from '../catalog.ts';
import { sentencesOf } from './sentences.ts';

/** A prose, or a sentence of it. */
export interface Piece {
  prose: Prose;
  /** Where it starts in the prose. */
  start: number;
  /** Object characters stand for what does not count. */
  text: string;
  words: string[];
}

/** A prose and its sentences. */
export type Pieces = readonly [whole: Piece, ...sentences: Piece[]];

export interface Mistake extends Piece {
  code: CodeOf<'untranslated'>;
  /** The script or the language it is in. */
  other?: string;
  /** The English text it is the same as. */
  original?: Piece;
}

/** The words of a text as two texts are compared by: without numbers, marks and names. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll("'", '’')
    .match(/\p{L}[\p{L}\p{M}’]*/gu) ?? [];

export const pieceOf = (prose: Prose, text: string, start = 0): Piece => ({
  prose,
  start,
  text,
  words: wordsOf(text),
});

export const withSentences = (piece: Piece): Pieces => [
  piece,
  ...sentencesOf(piece.text).map(({ text, start }) => pieceOf(piece.prose, text, start)),
];

export const textOf = (pieces: readonly { text: string }[]): string =>
  pieces.map(({ text }) => text).join('\n');

/** What two pieces have in common that say the same. */
export const keyOf = ({ words }: Piece): string => words.join(' ');

export const latinWords = ({ words }: Pick<Piece, 'words'>): string[] =>
  words.filter((word) => /\p{Script=Latin}/u.test(word));

export const hasLettersOf = (scripts: readonly Script[], text: string): boolean => sizeIn(scripts, text) > 0;

/** How much a text has of some scripts, in Latin letters. */
export const sizeIn = (scripts: readonly Script[], text: string): number =>
  scripts.reduce((sum, script) => sum + lettersOf(text, script) * (script === 'Han' ? lettersPerHan : 1), 0);

/** Whether what a text has in Latin letters has two small words that hold sentences of one language together. */
export function hasSmallWords(text: string): boolean {
  const words = latinWords({ words: wordsOf(text) });
  return [...functionWords.values()].some(
    ({ telling }) => words.filter((word) => telling.has(word)).length >= 2,
  );
}

export const languageCode = oncePerKey((locale: Locale): string => new Intl.Locale(locale).language);
