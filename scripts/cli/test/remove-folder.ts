import { rmSync } from 'node:fs';

/** Time between two attempts in milliseconds, and their number. */
const pause = 200;
const attempts = 50;

/**
 * Removes a folder to which programs may still write for some seconds, such as Vitest's workers after an interruption.
 * Synchronous, so that it works while the process exits.
 */
export function removeFolder(folder: string): void {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    try {
      rmSync(folder, { recursive: true, force: true });
      return;
    } catch {
      // Waits without the event loop.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
    }
  }
}
