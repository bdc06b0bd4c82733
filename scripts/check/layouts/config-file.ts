import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders with packages, builds or test data. */
const passedOver =
  /^(?:\.|node_modules$|dist$|build$|out$|coverage$|vendor$|(?:__)?(?:tests?|fixtures?|mocks?|snapshots?)(?:__)?$|examples?$)/;

/** A folder and those below it, the nearest first. */
export function foldersBelow(root: string, depth = 6): string[] {
  const found = [root];
  for (let from = 0, level = 0; level < depth; level++) {
    const to = found.length;
    for (const folder of found.slice(from, to)) {
      for (const entry of readdirSync(folder, { withFileTypes: true })) {
        if (entry.isDirectory() && !passedOver.test(entry.name)) found.push(join(folder, entry.name));
      }
    }
    from = to;
  }
  return found;
}

/** The address of the site that a configuration gives under a name. */
export const siteIn = (config: string, name: 'site' | 'url'): string | undefined =>
  new RegExp(`^\\s*${name}:\\s*['"](https?://[^'"]+)['"]`, 'm').exec(config)?.[1];

/** The text of a configuration in JavaScript, with any extension. It is read, never run. */
export function configText(folder: string, name: string): string | undefined {
  const file = ['mjs', 'js', 'ts', 'mts', 'cjs', 'cts']
    .map((ending) => join(folder, `${name}.${ending}`))
    .find(existsSync);
  return file && readFileSync(file, 'utf8');
}
