import type { Locale } from '../../../../schema/languages.ts';
import { type Piece, piecesOf } from './pieces.ts';

export type Format = 'json' | 'mdx';

/** The languages that the laboratory has sentences for; one that is added to the site is not among them by itself. */
export const studiedLanguages = ['nl', 'fr', 'de', 'ar', 'zh'] as const satisfies readonly Locale[];

export type StudiedLanguage = (typeof studiedLanguages)[number];

/** A translated file of the project that a defect is put into, beside its English file. */
export interface Specimen {
  language: StudiedLanguage;
  format: Format;
  /** Below the content folder, “de/services/modeling.mdx”. */
  path: string;
  text: string;
  englishPath: string;
  english: string;
  pieces: Piece[];
  /** The English piece that a piece translates. */
  englishOf(piece: Piece): Piece | undefined;
  /** Another file of the content, as it is. */
  file(path: string): string | undefined;
}

/** Lays a translation beside its English file. */
export function specimenOf(path: string, text: string, english: string, file: Specimen['file']): Specimen {
  const format = path.endsWith('.json') ? 'json' : 'mdx';
  const pieces = piecesOf(text, format);
  const originals = new Map(piecesOf(english, format).map((piece) => [piece.name, piece]));
  const slash = path.indexOf('/');
  return {
    language: path.slice(0, slash) as Specimen['language'],
    format,
    path,
    text,
    englishPath: `en${path.slice(slash)}`,
    english,
    pieces,
    englishOf: ({ name }) => originals.get(name),
    file,
  };
}

/** The same specimen with other texts. */
export const withTexts = ({ path, file }: Specimen, text: string, english: string): Specimen =>
  specimenOf(path, text, english, file);
