import { delimiter, join } from 'node:path';
import { canInstallPackages, installPackages, updatePackageLists } from '../../setup/debian.ts';
import { isExecutable } from '../../setup/is-executable.ts';
import type { Machine } from './requirements.ts';

/** This machine. Packages come from apt-get, whose output goes to the terminal. */
export const thisMachine: Machine = {
  async find({ names, variable }) {
    const named = process.env[variable];
    const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
    const places = named
      ? [named]
      : names.flatMap((name) => [...folders.map((folder) => join(folder, name)), ...applicationsOf(name)]);
    for (const place of places) if (await isExecutable(place)) return place;
    return undefined;
  },
  canInstall: canInstallPackages,
  async install(packages) {
    await updatePackageLists();
    await installPackages(...packages);
  },
};

/** Where macOS keeps a program that is not on the PATH. */
const applicationsOf = (name: string): string[] =>
  process.platform === 'darwin' && name === 'firefox'
    ? ['/Applications/Firefox.app/Contents/MacOS/firefox']
    : [];
