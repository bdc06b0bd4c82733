import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} LockedPackage one entry of a lock file
 * @property {string} [version]
 * @property {boolean} [optional]
 * @property {boolean} [link]
 * @property {string[]} [os]
 *
 * @typedef {Record<string, LockedPackage>} Packages by their path
 */

/**
 * Makes node_modules hold what package-lock.json lists, by `npm ci` where it does not.
 *
 * @param {string} root folder of package-lock.json
 * @param {(line: string) => void} say receives a line before the installation
 * @throws {Error} with one sentence that says what to do, when the installation fails
 */
export async function ensureDependencies(root, say) {
  if (isInstalled(root)) return;
  say('Installing the packages of package-lock.json…');
  // Development packages are asked for by name, because NODE_ENV=production would leave them out.
  const { status, error } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    // What a command prints stays clean.
    stdio: ['ignore', process.stderr, process.stderr],
    // On Windows `npm` is a script that only a shell can start.
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    throw new Error(
      `The packages could not be installed (${error?.message ?? 'see above'}); check the connection to the npm registry and run the command again.`,
    );
  }
}

/**
 * Whether node_modules holds every package that package-lock.json lists, for this system. Optional packages may be
 * absent, since npm leaves out those of other systems, and others may be there besides.
 *
 * @param {string} root
 */
export function isInstalled(root) {
  const locked = packagesIn(join(root, 'package-lock.json'));
  if (!locked)
    throw new Error('package-lock.json is missing or damaged; restore it and run the command again.');
  // npm writes it when everything else is there.
  const present = packagesIn(join(root, 'node_modules', '.package-lock.json'));
  if (!present || Object.values(present).some(isOfAnotherSystem)) return false;
  return Object.entries(locked)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .every(([path, { version, optional }]) => (present[path] ? present[path].version === version : optional));
}

/** @param {LockedPackage} entry */
const isOfAnotherSystem = ({ os = [] }) =>
  os.length > 0 && !os[0]?.startsWith('!') && !os.includes(process.platform);

/**
 * @param {string} file
 * @returns {Packages | undefined}
 */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
