import type { Nodes } from 'mdast';
import type { ParsedFile } from './parsed-file.ts';
import { type Place, placeAt, startOfFile } from './parsing/located.ts';

/** Where a node of a body starts. */
export const placeOf = (node: Nodes): Place => node.position?.start ?? startOfFile;

/** The last nonempty line of a file. */
export function lastLine({ text }: ParsedFile): Place {
  return { line: placeAt(text, text.trimEnd().length).line, column: 1 };
}

/** A place in another file, for a message: “content/en/about.mdx:8:3”. */
export const reference = (file: { path: string }, { line, column }: Place): string =>
  `${file.path}:${line}:${column}`;
