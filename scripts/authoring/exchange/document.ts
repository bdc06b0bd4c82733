import { createHash } from 'node:crypto';
import type { UnitState } from '../editing/unit.ts';

/** From which language to which one the texts of a file are translated. */
export interface Languages {
  source: string;
  language: string;
}

/** How a format is written: each page by itself, since all of them at once take too much memory. */
export interface Format {
  extension: string;
  page(page: ExchangePage, languages: Languages): string;
  /** @param count how many units the pages have, so that it is known when some are lost */
  file(pages: readonly string[], languages: Languages, count: number): string;
}

/** A page or a namespace. */
export interface ExchangePage {
  /** Its path below the folder of a language: `services/modeling.mdx`. */
  path: string;
  /** Where visitors see it. */
  address?: string;
  units: ExchangeUnit[];
  /** Sections that have other blocks than in English, so that none of them can be told apart. */
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
  /** What English said when the text was translated. */
  before?: string;
}

/** A text as words and protected codes. */
export type CodedText = readonly CodedPiece[];

export interface CodedPiece {
  type: 'text' | 'object' | 'open' | 'close';
  /** Words as they are read; of a code, what to call it. */
  text: string;
  /** As the content has it. */
  raw: string;
  /** Names a code; the same in both languages, and of an `open` and its `close`. */
  id: string;
}

/** How files name a unit: once in all pages, as tools need it. `services/modeling.mdx:hero.lead` */
export const nameOf = (path: string, id: string): string => `${path}:${id}`;

/** The page and the unit that a name stands for. */
export function partsOf(name: string): { path: string; id: string } {
  const colon = name.indexOf(':');
  return { path: name.slice(0, Math.max(0, colon)), id: name.slice(colon + 1) };
}

/** A document that was read. */
export interface ReadDocument extends Languages {
  /** The file, for messages. */
  name: string;
  /** How many units it says it has; `undefined` if nothing wrote that. */
  count: string | undefined;
  units: ReadUnit[];
}

export interface ReadUnit {
  /** `ExchangePage.path`. */
  path: string;
  id: string;
  line: number;
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

/** The file is no exchange file, is broken, or asks for what no exchange file needs. */
export class Unreadable extends Error {
  constructor(why: string, line?: number) {
    super(line === undefined ? why : `line ${line}: ${why}`);
  }
}

/**
 * Stands for a translation and its state, so that it is known whether the tool or somebody else has changed it since the
 * export.
 */
export const markOf = (language: string, text: ReadText | undefined, state: UnitState): string =>
  createHash('sha256')
    .update(JSON.stringify([language, state, text ? plainOf(text) : '']))
    .digest('hex')
    .slice(0, 12);

/** Texts with the same words and codes are the same; how words are put into pieces and lines does not count. */
export const plainOf = (text: ReadText): string =>
  typeof text === 'string'
    ? text
    : text
        .map(({ type, id, text }) => (type === 'text' ? text.replaceAll(/\s+/g, ' ') : `\0${type} ${id}\0`))
        .join('');

/** The XML namespace of what formats have no place for. */
export const ownNamespace = 'urn:hulma:exchange';
