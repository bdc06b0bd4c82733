import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * All that is in a folder and below it, by names that are asked for. Links are not followed; `recursive` of Node follows
 * them from version 22 on.
 */
export const entriesBelow = (folder: string, isAsked: (name: string) => boolean = () => true): Dirent[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => isAsked(name))
    .flatMap((entry) =>
      entry.isDirectory() ? [entry, ...entriesBelow(join(folder, entry.name), isAsked)] : entry,
    );
