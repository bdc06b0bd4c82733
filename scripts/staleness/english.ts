import type { ParsedFile } from '../content/graph.ts';
import type { Pair, SourceFile } from '../content/pairs.ts';
import { type Part, pageParts, wordParts } from './parts.ts';

const known = new WeakMap<ParsedFile, Part[]>();

/** The parts of an English file, which all its translations are held against; found out once. */
export function partsOf({ source, schema }: SourceFile): Part[] {
  const parts = known.get(source) ?? (isPage(source) ? pageParts : wordParts)(schema, source);
  known.set(source, parts);
  return parts;
}

/** Whether a file is a page; otherwise it is a namespace. */
export const isPage = ({ extension }: Pick<ParsedFile, 'extension'>): boolean => extension === '.mdx';

/** Whether all files of a pair can be read; that one cannot is a finding by itself. */
export const isReadable = ({ source, translation, record }: Pair): boolean =>
  [source, translation, record].every((file) => !file || file.problems.length === 0);
