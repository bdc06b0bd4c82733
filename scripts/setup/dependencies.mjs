import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} LockedPackage one entry of a lock file
 * @property {string} [version]
 * @property {boolean} [optional]
 * @property {boolean} [link]
 *
 * @typedef {Record<string, LockedPackage>} Packages the packages by path
 */

/**
 * Runs `npm ci` if node_modules differs from package-lock.json.
 *
 * @param {string} root folder of package-lock.json
 * @param {(line: string) => void} say receives a line before the installation
 * @throws {Error} with one sentence that says what to do, if the installation fails
 */
export async function ensureDependencies(root, say) {
  if (isInstalled(root)) return;
  say('Installing the packages in package-lock.json…');
  // Development packages are named explicitly, because NODE_ENV=production would omit them.
  const { status, error } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    // Keeps stdout clean for the output of the command.
    stdio: ['ignore', process.stderr, process.stderr],
    // On Windows, `npm` is a script that only a shell can start.
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    throw new Error(
      `The packages could not be installed (${error?.message ?? 'see above'}); check the connection to the npm registry and run the command again.`,
    );
  }
}

/**
 * Whether node_modules has every package in package-lock.json for this system. Optional packages may be missing, since
 * npm omits those of other systems, and extra packages are fine.
 *
 * @param {string} root
 */
export function isInstalled(root) {
  const locked = packagesIn(join(root, 'package-lock.json'));
  if (!locked)
    throw new Error('package-lock.json is missing or damaged; restore it and run the command again.');
  // npm writes this file last.
  const present = packagesIn(join(root, 'node_modules', '.package-lock.json'));
  if (!present) return false;
  return Object.entries(locked)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .every(([path, { version, optional }]) => (present[path] ? present[path].version === version : optional));
}

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
