import type { Rule } from '../../../check/core/index.ts';
import type { Changes } from '../../../content/graph.ts';
import { pick } from '../random.ts';
import type { Piece } from './pieces.ts';
import type { Format, Specimen } from './specimen.ts';

/** What a defect or a correct change makes of the content. */
export interface Mutation {
  changes: Changes;
  /** The file that the finding has to be in. */
  path: string;
  /** The lines of which the finding has to stand at one. */
  lines: readonly number[];
}

/** One kind of change; it is made at a place of a specimen that the random numbers choose. */
interface Change {
  name: string;
  formats: readonly Format[];
  /** Only in these languages. */
  languages?: readonly Specimen['language'][];
  /** Writes a correct thing into both files, where the content has none of what the change needs. */
  plant?: (specimen: Specimen, next: Random) => Specimen | undefined;
  /** The change, or `undefined` where the specimen has no place for it. */
  mutate: (specimen: Specimen, next: Random) => Mutation | undefined;
}

/** A kind of defect. The check has to find every one of its mutants. */
export interface Family extends Change {
  /** The rule that has to find it; several where they are equally right. */
  rules: readonly Rule[];
  tier: 0 | 1 | 2;
}

/** A kind of correct change. The check has to be silent about it. */
export type Control = Change;

export type Random = () => number;

/** The line of an offset, from 1. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, Math.max(0, offset)).split('\n').length;

/** The lines from one to another. */
export const lines = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(1, to - from + 1) }, (_, index) => Math.max(1, from + index));

/** Puts a text in the place of another; the finding has to stand at a line of what is there then. */
export function replace(specimen: Specimen, start: number, end: number, replacement: string): Mutation {
  const text = specimen.text.slice(0, start) + replacement + specimen.text.slice(end);
  const last = lineAt(text, start + replacement.length);
  return changeTo(specimen, text, lines(lineAt(text, start), last));
}

/** The whole text of the translation anew. */
export function changeTo({ path, text: before }: Specimen, text: string, where: readonly number[]): Mutation {
  if (text === before) throw new Error(`Nothing changed in ${path}.`);
  return { changes: { [path]: text }, path, lines: where };
}

/** Writes a text into the translation. */
export const insert = (specimen: Specimen, at: number, text: string): Mutation =>
  replace(specimen, at, at, text);

/** Replaces a whole piece. */
export const replacePiece = (specimen: Specimen, { start, end }: Piece, replacement: string): Mutation =>
  replace(specimen, start, end, replacement);

/**
 * Takes lines away. Nothing is left to point at, so the finding has to stand beside the gap, or at the first
 * line of the unit that lost them: the heading of the section, or the key above.
 */
export function removeLines(specimen: Specimen, start: number, end: number): Mutation {
  const text = specimen.text.slice(0, start) + specimen.text.slice(end);
  return changeTo(specimen, text, gapAt(text, start, indentOf(specimen.text.slice(start, end))));
}

/**
 * The lines where something may be said to be missing at an offset.
 * @param indent how far what is missing was indented
 */
export function gapAt(text: string, offset: number, indent = 0): number[] {
  const line = lineAt(text, offset);
  return [...lines(line - 1, line + 1), ...unitLines(text, line, indent)];
}

const indentOf = (line: string): number => /^ */.exec(line)?.[0].length ?? 0;

/** The first line of the section or group of fields that a line stands in. */
function unitLines(text: string, line: number, indent: number): number[] {
  const all = text.split('\n');
  for (let at = line - 1; at >= 1; at--) {
    const content = (all[at - 1] ?? '').trimEnd();
    if (/^#+ /.test(content) || (/[:{]$/.test(content) && indentOf(content) < indent)) return [at];
    if (content === '---') return [1, ...lines(at, at + 2)];
  }
  return [1];
}

/** Pieces of some kinds that pass a test, in their order. */
export function piecesWhere(
  specimen: Specimen,
  kinds: readonly Piece['kind'][],
  test: (piece: Piece) => boolean = () => true,
): Piece[] {
  return specimen.pieces.filter((piece) => kinds.includes(piece.kind) && test(piece));
}

/** One of some things, or `undefined` when there is none. */
export const oneOf = <Item>(items: readonly Item[], next: Random): Item | undefined =>
  items.length === 0 ? undefined : pick(items, next);

/** Every place where a pattern matches in a text, from an offset on. */
export const matchesOf = (text: string, pattern: RegExp, from = 0): RegExpExecArray[] =>
  [...text.matchAll(pattern)].filter((match) => match.index >= from);

/** Texts that visitors read, of a length that a change needs. */
export const prose = (specimen: Specimen, least = 1): Piece[] =>
  piecesWhere(
    specimen,
    specimen.format === 'json' ? ['field'] : ['field', 'paragraph', 'item'],
    (piece) => specimen.englishOf(piece) !== undefined && piece.text.length >= least,
  );

/** A place between two words of a piece, or between two characters where a language writes no spaces. */
export function betweenWords(piece: Piece, next: Random): number {
  const plain = piece.text.replace(/\{\{.*?\}\}|<[^>]*>|\]\([^)]*\)|`[^`]*`|\\u\w{4}/g, (found) =>
    '\u0000'.repeat(found.length),
  );
  const spaces = matchesOf(plain, /(?<=[\p{L}\p{N}.,]) (?=[\p{L}\p{N}])/gu).map(({ index }) => index);
  const between =
    spaces.length > 0 ? spaces : matchesOf(plain, /(?<=\p{L})(?=\p{L})/gu).map(({ index }) => index);
  return piece.start + (oneOf(between, next) ?? 0);
}

/** Families that share their rules, their tier and their formats. */
export const familiesOf = (
  shared: Pick<Family, 'rules' | 'tier' | 'formats'>,
  families: readonly Unruled[],
): Family[] => families.map((family) => ({ ...shared, ...family }));

type Unruled = Omit<Change, 'formats'> & Partial<Family>;
