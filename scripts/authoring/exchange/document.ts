import { createHash } from 'node:crypto';
import type { Unit, UnitState } from '../editing/unit.ts';

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

/** A text, and what translators should know about it. */
export interface ExchangeUnit {
  unit: Unit;
  notes: string[];
}

/** The name of a unit in files, unique across pages, as tools need it. `services/modeling.mdx:hero.lead` */
export const nameOf = (path: string, { id }: Unit): string => `${path}:${id}`;

/** The page and the unit that a name stands for. */
export function partsOf(name: string): { path: string; id: string } {
  const colon = name.indexOf(':');
  return { path: name.slice(0, Math.max(0, colon)), id: name.slice(colon + 1) };
}

/** A document that was read. */
export interface ReadDocument extends Languages {
  units: ReadUnit[];
}

/** A text that was read, in both languages written as in the content. */
export interface ReadUnit {
  /** `ExchangePage.path`. */
  path: string;
  id: string;
  source: string;
  target: string;
  /** Whether the tool says that the translation is done. */
  isDone: boolean;
  /** `markOf()` its translation at the time of the export; `undefined` if the tool dropped it. */
  mark: string | undefined;
}

/** Identifies a translation and its state, to tell whether it has changed since the export. */
export const markOf = (language: string, text: string | undefined, state: UnitState): string =>
  createHash('sha256')
    .update(JSON.stringify([language, state, onOneLine(text ?? '')]))
    .digest('hex')
    .slice(0, 12);

/** Texts that are the same on one line are equal: tools break lines as they like. */
export const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');
