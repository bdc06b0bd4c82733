import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Tree, writeTree } from '../content/fixture.ts';

/** A new folder with some files, removed after the current test. */
export function temporaryFolder(files: Tree = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'hulma-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeTree(folder, files);
  return folder;
}
