import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns all entries below a folder, except those excluded by name. Unlike with Node's option `recursive` from version
 * 22 on, symbolic links are not followed.
 */
export const entriesBelow = (folder: string, isIncluded: (name: string) => boolean = () => true): Dirent[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => isIncluded(name))
    .flatMap((entry) =>
      entry.isDirectory() ? [entry, ...entriesBelow(join(folder, entry.name), isIncluded)] : entry,
    );
