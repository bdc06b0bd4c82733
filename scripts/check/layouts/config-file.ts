import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Folders with packages, builds or test data, which are skipped. */
const skippedFolders =
  /^(?:\.|node_modules$|dist$|build$|out$|coverage$|vendor$|(?:__)?(?:tests?|fixtures?|mocks?|snapshots?)(?:__)?$|examples?$)/;

/** Lists a folder and those below it, nearest first. */
export function foldersBelow(root: string, depth = 6): string[] {
  const found = [{ folder: root, levels: depth }];
  // The loop also visits the folders that it appends.
  for (const { folder, levels } of found)
    for (const entry of levels > 0 ? readdirSync(folder, { withFileTypes: true }) : [])
      if (entry.isDirectory() && !skippedFolders.test(entry.name))
        found.push({ folder: join(folder, entry.name), levels: levels - 1 });
  return found.map(({ folder }) => folder);
}

/** Lists a folder and those above it, nearest first, up to the root of its repository. */
export function foldersAbove(folder: string): string[] {
  const found = [resolve(folder)];
  for (const at of found) if (!existsSync(join(at, '.git')) && dirname(at) !== at) found.push(dirname(at));
  return found;
}

/** Finds the site's URL in the text of a configuration, by the name of the setting. */
export const siteIn = (config: string, name: 'site' | 'url'): string | undefined =>
  new RegExp(`^\\s*${name}:\\s*['"](https?://[^'"]+)['"]`, 'm').exec(config)?.[1];

/** Reads the configuration of VitePress or VuePress from its folder: some split it into a file for each language. */
export const configTexts = (folder: string): string =>
  [folder, join(folder, 'config'), join(folder, 'locales')]
    .filter(existsSync)
    .flatMap((at) => readdirSync(at, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.[cm]?[jt]s$/.test(entry.name))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
    .join('\n');

/** Reads the text of a configuration in JavaScript, YAML or TOML, with any extension. It is never run. */
export function configText(folder: string, name: string): string | undefined {
  const file = ['mjs', 'js', 'ts', 'mts', 'cjs', 'cts', 'yml', 'yaml', 'toml']
    .map((ending) => join(folder, `${name}.${ending}`))
    .find(existsSync);
  return file && readFileSync(file, 'utf8');
}
