import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders with packages, builds or test data. */
const passedOver =
  /^(?:\.|node_modules$|dist$|build$|out$|coverage$|vendor$|(?:__)?(?:tests?|fixtures?|mocks?|snapshots?)(?:__)?$|examples?$)/;

/** A folder and those below it, the nearest first. */
export function foldersBelow(root: string, depth = 6): string[] {
  const found = [{ folder: root, levels: depth }];
  // Goes on with those that it adds.
  for (const { folder, levels } of found)
    for (const entry of levels > 0 ? readdirSync(folder, { withFileTypes: true }) : [])
      if (entry.isDirectory() && !passedOver.test(entry.name))
        found.push({ folder: join(folder, entry.name), levels: levels - 1 });
  return found.map(({ folder }) => folder);
}

/** The address of the site that a configuration gives under a name. */
export const siteIn = (config: string, name: 'site' | 'url'): string | undefined =>
  new RegExp(`^\\s*${name}:\\s*['"](https?://[^'"]+)['"]`, 'm').exec(config)?.[1];

/** The text of a configuration in JavaScript or YAML, with any extension. It is read, never run. */
export function configText(folder: string, name: string): string | undefined {
  const file = ['mjs', 'js', 'ts', 'mts', 'cjs', 'cts', 'yml', 'yaml']
    .map((ending) => join(folder, `${name}.${ending}`))
    .find(existsSync);
  return file && readFileSync(file, 'utf8');
}
