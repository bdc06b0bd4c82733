import { createHash } from 'node:crypto';
import type { Unit, UnitState } from '../editing/unit.ts';

/** The source and target languages of a file. */
export interface Languages {
  source: string;
  language: string;
}

/** Formats pages as a file for translation tools. */
export type Format = (pages: readonly ExchangePage[], languages: Languages) => string;

/** A page or a namespace. */
export interface ExchangePage {
  /** Its path below the folder of a language: `services/modeling.mdx`. */
  path: string;
  /** URL where visitors see it; absent for a namespace. */
  address?: string;
  units: ExchangeUnit[];
  /** Ids of sections that cannot be matched, because their blocks differ from the English ones. */
  unmatchedSections: string[];
}

/** A text, and what translators should know about it. */
export interface ExchangeUnit {
  unit: Unit;
  notes: string[];
}

/** Returns a name for a unit that is unique across pages, as tools require: `services/modeling.mdx:hero.lead`. */
export const unitNameOf = (path: string, { id }: Unit): string => `${path}:${id}`;

/** Splits such a name into the path of the page and the id of the unit. */
export function splitUnitName(name: string): { path: string; id: string } {
  const colon = name.indexOf(':');
  return { path: name.slice(0, Math.max(0, colon)), id: name.slice(colon + 1) };
}

/** The contents of an exchange file that was read. */
export interface ReadDocument extends Languages {
  units: ReadUnit[];
}

/** A unit that was read, with both texts written as in the content. */
export interface ReadUnit {
  /** `ExchangePage.path`. */
  path: string;
  id: string;
  source: string;
  target: string;
  /** Whether the tool says that the translation is done. */
  isDone: boolean;
  /** The `fingerprintOf()` of its translation at the time of the export; `undefined` if the tool dropped it. */
  fingerprint: string | undefined;
}

/** Returns a fingerprint of a translation and its state, to tell whether they have changed since the export. */
export const fingerprintOf = (language: string, text: string | undefined, state: UnitState): string =>
  createHash('sha256')
    .update(JSON.stringify([language, state, collapseWhitespace(text ?? '')]))
    .digest('hex')
    .slice(0, 12);

/** Collapses whitespace, to compare text regardless of line breaks: tools insert these as they like. */
export const collapseWhitespace = (text: string): string => text.replaceAll(/\s+/g, ' ');
