import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { readTree, type Tree, writeTree } from '../../scripts/check/core/tree.ts';

export { readTree, type Tree, writeTree };

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The project's own content. */
export const realContent = join(root, 'content');

/** Writes a content folder for the current test, and removes it afterwards. */
export function contentFolder(tree: Tree): string {
  const parent = join(root, '.cache', 'tests');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeTree(folder, tree);
  return folder;
}

/** A tree with one text of a file replaced. The text must occur exactly once. */
export function edit(tree: Tree, path: string, from: string, to: string): Tree {
  const parts = textOf(tree, path).split(from);
  if (parts.length !== 2) throw new Error(`“${from}” stands ${parts.length - 1} times in ${path}.`);
  return { ...tree, [path]: parts.join(to) };
}

/** A tree without some of its files. */
export function without(tree: Tree, ...paths: string[]): Tree {
  return Object.fromEntries(Object.entries(tree).filter(([path]) => !paths.includes(path)));
}

/** The text of a file in a tree. */
export function textOf(tree: Tree, path: string): string {
  const text = tree[path];
  if (typeof text !== 'string') throw new Error(`There is no ${path}.`);
  return text;
}
