import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { readFolder } from '../../scripts/check/core/files.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The project's own content. */
export const realContent = join(root, 'content');

/** Files of a content folder, by their paths in it. */
export type Tree = { readonly [path: string]: string | Uint8Array };

/** Writes files into a folder, replacing those that exist. */
export function writeTree(folder: string, tree: Tree): void {
  for (const [path, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Reads the files of a content folder. */
export function readTree(folder: string): { [path: string]: string } {
  return Object.fromEntries(
    readFolder(folder).files.map(({ relative, absolute }) => [relative, readFileSync(absolute, 'utf8')]),
  );
}

/** Returns the project's own content files whose paths match; fewer files are quicker to check. */
export const realFiles = (paths: RegExp): Tree =>
  Object.fromEntries(Object.entries(readTree(realContent)).filter(([path]) => paths.test(path)));

/** Creates a folder with some files, outside any repository, that is removed after the current test. */
export function temporaryFolder(tree: Tree = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'hulma-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeTree(folder, tree);
  return folder;
}

/** Returns a tree with some text of a file replaced. The text must occur exactly once. */
export function edit(tree: Tree, path: string, from: string, to: string): Tree {
  const parts = textOf(tree, path).split(from);
  if (parts.length !== 2) throw new Error(`“${from}” stands ${parts.length - 1} times in ${path}.`);
  return { ...tree, [path]: parts.join(to) };
}

/** Returns a tree with several replacements, made one after the other. */
export const edits = (tree: Tree, ...changes: (readonly [path: string, from: string, to: string])[]): Tree =>
  changes.reduce((edited, change) => edit(edited, ...change), tree);

/** Returns a tree without some of its files. */
export function without(tree: Tree, ...paths: string[]): Tree {
  return Object.fromEntries(Object.entries(tree).filter(([path]) => !paths.includes(path)));
}

/** Returns the text of a file in a tree. */
export function textOf(tree: Tree, path: string): string {
  const text = tree[path];
  if (typeof text !== 'string') throw new Error(`There is no ${path}.`);
  return text;
}

/** Returns the lines that an earlier version does not have. */
export function newLines(before: string, after: string): string[] {
  const old = before.split('\n');
  return after.split('\n').filter((line) => !old.includes(line));
}
