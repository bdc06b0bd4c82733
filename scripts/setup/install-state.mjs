import { createHash } from 'node:crypto';

/**
 * @typedef {object} LockedPackage one entry of a lock file's `packages`
 * @property {string} [version]
 * @property {boolean} [optional]
 * @property {boolean} [link]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 *
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 *
 * @typedef {object} Machine what installed packages depend on
 * @property {string} platform
 * @property {string} arch
 * @property {string} nodeMajor
 *
 * @typedef {object} Evidence everything the decision is made from
 * @property {string} lock text of package-lock.json
 * @property {string | undefined} installed text of node_modules/.package-lock.json, which npm writes last
 * @property {string | undefined} stamp text of the stamp of the last installation
 * @property {Machine} machine
 *
 * @typedef {{ kind: 'fresh' } | { kind: 'unstamped' } | { kind: 'stale', reason: string }} InstallState
 */

/**
 * Decides whether node_modules holds what package-lock.json asks for, on this machine.
 *
 * @param {Evidence} evidence
 * @returns {InstallState} `fresh`: nothing to do; `unstamped`: right, but installed by hand, so only the stamp
 *   is missing; `stale`: to be installed, with the reason in a few words
 * @throws {Error} when package-lock.json is not a lock file
 */
export function installState({ lock, installed, stamp, machine }) {
  if (installed === undefined) return { kind: 'stale', reason: 'first run' };
  if (stamp === stampOf({ lock, installed, machine })) return { kind: 'fresh' };
  if (stamp !== undefined && !stamp.endsWith(lineOf(machine))) {
    return { kind: 'stale', reason: 'another system or Node version than last time' };
  }
  const reason = difference(readLock(lock), parse(installed), machine);
  return reason === undefined ? { kind: 'unstamped' } : { kind: 'stale', reason };
}

/**
 * The text that marks an installation as checked. It names both lock files, so that neither a changed
 * package-lock.json nor an installation by hand goes unnoticed.
 *
 * @param {{ lock: string, installed: string | undefined, machine: Machine }} evidence
 */
export function stampOf({ lock, installed, machine }) {
  return `${hash(lock)}\n${hash(installed ?? '')}\n${lineOf(machine)}`;
}

/**
 * How many packages an installation brings to this machine.
 *
 * @param {string} lock text of package-lock.json
 * @param {Machine} machine
 * @throws {Error} when package-lock.json is not a lock file
 */
export function packageCount(lock, machine) {
  return packagesOf(readLock(lock)).filter(([, entry]) => fits(entry, machine)).length;
}

/**
 * @param {string} lock
 * @returns {Lock}
 */
function readLock(lock) {
  const parsed = parse(lock);
  if (parsed !== undefined) return parsed;
  throw new Error(
    'package-lock.json is not a lock file npm can read; restore it with "git checkout -- package-lock.json" and run the command again.',
  );
}

/**
 * @param {string} text
 * @returns {Lock | undefined}
 */
function parse(text) {
  try {
    const value = JSON.parse(text);
    return typeof value?.packages === 'object' && value.packages !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What makes an installation unusable, if anything does. Packages beyond the lock file are let be, and so are
 * optional packages that are absent: npm leaves out those of other systems.
 *
 * @param {Lock} lock
 * @param {Lock | undefined} installed
 * @param {Machine} machine
 */
function difference(lock, installed, machine) {
  if (installed === undefined) return 'node_modules is damaged';
  if (packagesOf(installed).some(([, entry]) => !fits(entry, machine))) {
    return 'node_modules comes from another system';
  }
  const differs = packagesOf(lock).some(([path, wanted]) => {
    const present = installed.packages[path];
    return present === undefined ? !wanted.optional : present.version !== wanted.version;
  });
  return differs ? 'package-lock.json has changed' : undefined;
}

/**
 * The packages of a lock file, without the project itself and links to its own folders.
 *
 * @param {Lock} lock
 */
function packagesOf(lock) {
  return Object.entries(lock.packages).filter(([path, entry]) => path !== '' && !entry.link);
}

/**
 * @param {LockedPackage} entry
 * @param {Machine} machine
 */
function fits(entry, machine) {
  return allows(entry.os, machine.platform) && allows(entry.cpu, machine.arch);
}

/**
 * Reads npm's lists of systems: `["linux"]` allows one, `["!win32"]` all but one.
 *
 * @param {string[] | undefined} list
 * @param {string} value
 */
function allows(list, value) {
  if (list === undefined || list.length === 0 || list.includes('any')) return true;
  if (list.includes(`!${value}`)) return false;
  return list.includes(value) || list.every((item) => item.startsWith('!'));
}

/** @param {Machine} machine */
function lineOf({ platform, arch, nodeMajor }) {
  return `${platform} ${arch} node ${nodeMajor}\n`;
}

/** @param {string} text */
function hash(text) {
  return createHash('sha256').update(text).digest('hex');
}
