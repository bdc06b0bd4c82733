import { createHash } from 'node:crypto';
import type { UnitState } from '../editing/unit.ts';

/** The source and target language of a file. */
export interface Languages {
  source: string;
  language: string;
}

/** Writes pages as a file of a translation tool. */
export type Format = (pages: readonly ExchangePage[], languages: Languages) => string;

/** A page or a namespace. */
export interface ExchangePage {
  /** Its path below the folder of a language: `services/modeling.mdx`. */
  path: string;
  /** Where visitors see it. */
  address?: string;
  units: ExchangeUnit[];
  /** Sections whose blocks differ from those of English, so they cannot be matched. */
  leftOut: string[];
}

export interface ExchangeUnit {
  /** `Unit.id`. */
  id: string;
  source: CodedText;
  /** Absent while it is missing. */
  target?: CodedText;
  state: UnitState;
  /** What translators should know. */
  notes: string[];
}

/** A text as words and protected codes. */
export type CodedText = readonly CodedPiece[];

export interface CodedPiece {
  type: 'text' | 'object' | 'open' | 'close';
  /** The words without escapes; for a code, its display name. */
  text: string;
  /** As written in the content. */
  raw: string;
  /** Names a code; the same in both languages, and of an `open` and its `close`. */
  id: string;
}

/** The name of a unit in files, unique across pages, as tools need it. `services/modeling.mdx:hero.lead` */
export const nameOf = (path: string, id: string): string => `${path}:${id}`;

/** The page and the unit that a name stands for. */
export function partsOf(name: string): { path: string; id: string } {
  const colon = name.indexOf(':');
  return { path: name.slice(0, Math.max(0, colon)), id: name.slice(colon + 1) };
}

/** A document that was read. */
export interface ReadDocument extends Languages {
  units: ReadUnit[];
}

export interface ReadUnit {
  /** `ExchangePage.path`. */
  path: string;
  id: string;
  source: ReadText;
  target: ReadText;
  /** Whether the tool says that the translation is done. */
  isDone: boolean;
  /** `markOf()` its translation at the time of the export; `undefined` if the tool dropped it. */
  mark: string | undefined;
}

/** A text with its codes told apart, or one that is written as in the content. */
export type ReadText = string | readonly ReadPiece[];
export type ReadPiece = Pick<CodedPiece, 'type' | 'text' | 'id'>;

/** The file is not an exchange file, is broken, or uses features that exchange files do not need. */
export class Unreadable extends Error {}

/** Identifies a translation and its state, to tell whether it has changed since the export. */
export const markOf = (language: string, text: ReadText | undefined, state: UnitState): string =>
  createHash('sha256')
    .update(JSON.stringify([language, state, text ? plainOf(text) : '']))
    .digest('hex')
    .slice(0, 12);

/** Texts with the same words and codes are equal; how words are split into pieces and lines does not matter. */
export const plainOf = (text: ReadText): string =>
  typeof text === 'string'
    ? text
    : text
        .map(({ type, id, text }) => (type === 'text' ? text.replaceAll(/\s+/g, ' ') : `\0${type} ${id}\0`))
        .join('');
