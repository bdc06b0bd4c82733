import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listContent } from './files.ts';

/** Files of a content folder by their path below it. */
export type Tree = { readonly [path: string]: string | Uint8Array };

/** Writes files into a folder, over those that are there. */
export function writeTree(folder: string, tree: Tree): void {
  for (const [path, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** The files of a content folder. */
export function readTree(folder: string): { [path: string]: string } {
  return Object.fromEntries(
    listContent(folder).map(({ relative, absolute }) => [relative, readFileSync(absolute, 'utf8')]),
  );
}
