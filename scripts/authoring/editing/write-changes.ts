import { type Changes, contentFile, type Graph, writeText } from '../../check/core/index.ts';

/**
 * Writes changes of content files, and through no link.
 * @throws Error when a file cannot be written
 */
export function writeChanges({ contentDir, shownAs }: Graph, changes: Changes): void {
  for (const [path, text] of Object.entries(changes))
    writeText(contentFile(contentDir, path, shownAs), String(text));
}
