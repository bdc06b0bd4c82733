import { rmSync } from 'node:fs';
import { type Changes, contentFile, type Graph, writeText } from '../../check/core/index.ts';

/**
 * Writes changes to content files, never through a symbolic link; files whose text is `undefined` are deleted.
 * @throws Error when a file cannot be written
 */
export function writeChanges({ contentDir, displayRoot }: Graph, changes: Changes): void {
  for (const [path, text] of Object.entries(changes)) {
    const file = contentFile(contentDir, path, displayRoot);
    if (text === undefined) rmSync(file.absolute);
    else writeText(file, String(text));
  }
}
