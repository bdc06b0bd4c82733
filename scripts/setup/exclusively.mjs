import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * @typedef {{ pid: number, host: string, token: string }} Owner
 * @typedef {object} Timing in milliseconds
 * @property {number} poll how often a waiting process looks
 * @property {number} beat how often the owner shows that it is alive
 * @property {number} patience how long an owner may show nothing before its lock is taken over
 */

/** @type {Timing} */
const usualTiming = { poll: 250, beat: 2_000, patience: 30_000 };

/**
 * Runs `action` while no other process that names the same lock folder does.
 *
 * The lock is a folder that appears and disappears by renaming, so it is always whole. An owner that was killed
 * is noticed by its process id on this machine, or by its silence elsewhere (a container on the same checkout).
 *
 * @template T
 * @param {string} path folder to lock with; its parent is created
 * @param {() => Promise<T>} action
 * @param {{ onWait?: () => void, timing?: Partial<Timing> }} [options] `onWait` is called once if there is a wait
 * @returns {Promise<T>} what `action` returned; its errors pass through
 */
export async function exclusively(path, action, { onWait = () => {}, timing = {} } = {}) {
  const { poll, beat, patience } = { ...usualTiming, ...timing };
  /** @type {Owner} */
  const self = { pid: process.pid, host: hostname(), token: randomUUID() };
  const prepared = `${path}-${self.token}`;
  mkdirSync(prepared, { recursive: true });
  writeFileSync(ownerFile(prepared), JSON.stringify(self));
  try {
    await take(path, prepared, { poll, patience, onWait });
  } catch (error) {
    rmSync(prepared, { recursive: true, force: true });
    throw error;
  }
  const pulse = setInterval(() => touch(path), beat);
  try {
    return await action();
  } finally {
    clearInterval(pulse);
    if (ownerOf(path)?.token === self.token) renameSync(path, prepared);
    rmSync(prepared, { recursive: true, force: true });
  }
}

/**
 * Renames the prepared folder to the lock folder as soon as that name is free.
 *
 * @param {string} path
 * @param {string} prepared
 * @param {{ poll: number, patience: number, onWait: () => void }} options
 */
async function take(path, prepared, { poll, patience, onWait }) {
  let announced = false;
  let lastBeat = 0;
  let lastChange = performance.now();
  for (;;) {
    try {
      renameSync(prepared, path);
      return;
    } catch (error) {
      const owner = ownerOf(path);
      const beat = beatOf(path);
      // The beat is compared with the one before, not with the clock: a laptop that slept breaks no lock.
      if (beat !== lastBeat) [lastBeat, lastChange] = [beat, performance.now()];
      const silent = performance.now() - lastChange > patience;
      // Nobody holds the name and it still cannot be taken: a read-only disk, say.
      if (owner === undefined && silent) throw error;
      if (owner !== undefined && (silent || isDead(owner))) discard(path, owner);
      else if (owner !== undefined && !announced) {
        announced = true;
        onWait();
      }
    }
    await sleep(poll);
  }
}

/**
 * Moves an abandoned lock aside. Its new name follows from its owner and is left in place, so of two processes
 * that find the same abandoned lock the second cannot move away the lock the first has taken meanwhile.
 *
 * @param {string} path
 * @param {Owner} owner
 */
function discard(path, owner) {
  try {
    renameSync(path, `${path}-abandoned-${owner.token}`);
  } catch {
    // Another process was faster.
  }
}

/**
 * @param {string} path
 * @returns {Owner | undefined}
 */
function ownerOf(path) {
  try {
    return JSON.parse(readFileSync(ownerFile(path), 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {Owner} owner */
function isDead({ pid, host }) {
  if (host !== hostname()) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}

/** @param {string} path */
function beatOf(path) {
  return statSync(ownerFile(path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** @param {string} path */
function touch(path) {
  try {
    utimesSync(ownerFile(path), new Date(), new Date());
  } catch {
    // The lock was taken over; the end of the action notices.
  }
}

/** @param {string} path */
function ownerFile(path) {
  return join(path, 'owner.json');
}
