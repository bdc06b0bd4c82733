import type { ParsedFile } from '../graph.ts';
import { oncePerFile } from '../once-per-file.ts';
import type { Pair, SourceFile } from '../pairs.ts';
import { type Part, pageParts, wordParts } from './parts.ts';

/** The parts of an English file, which all its translations are held against; found out once. */
export const partsOf = ({ source, schema }: SourceFile): Part[] => readParts(schema, source);

const readParts = oncePerFile((schema, source) => (isPage(source) ? pageParts : wordParts)(schema, source));

/** Whether a file is a page; otherwise it is a namespace. */
export const isPage = ({ extension }: Pick<ParsedFile, 'extension'>): boolean => extension === '.mdx';

/** Whether all files of a pair can be read; that one cannot is a finding by itself. */
export const isReadable = ({ source, translation, record }: Pair): boolean =>
  [source, translation, record].every((file) => !file || file.problems.length === 0);
