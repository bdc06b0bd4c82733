import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** All that is in a folder and below it. Links are not followed; `recursive` of Node follows them from version 22 on. */
export const entriesBelow = (folder: string): Dirent[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry, ...entriesBelow(join(folder, entry.name))] : entry,
  );
