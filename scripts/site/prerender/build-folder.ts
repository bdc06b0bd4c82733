import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** Where a process builds a site: beside the output folder, which it replaces once complete. */
export interface BuildFolder {
  root: string;
  client: string;
  ssr: string;
}

/** Returns the build folder of this process for an output folder, given by its absolute path. */
export function buildFolder(outDir: string): BuildFolder {
  const root = join(dirname(outDir), `.${basename(outDir)}-build-${process.pid}`);
  return { root, client: join(root, 'client'), ssr: join(root, 'ssr') };
}

/** Creates the build folder. A signal that ends the build also removes it. */
export function createFolder(folder: BuildFolder): void {
  mkdirSync(folder.root, { recursive: true });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      removeFolder(folder);
      process.exit(128 + constants.signals[signal]);
    });
}

/** Replaces the previous site with the finished one. */
export function publish({ root, client }: BuildFolder, outDir: string): void {
  if (existsSync(outDir)) renameSync(outDir, join(root, 'last'));
  renameSync(client, outDir);
}

/** Removes the temporary files of a build. */
export function removeFolder({ root }: BuildFolder): void {
  // Retries, since other threads may still be writing when a signal ends the build.
  rmSync(root, { recursive: true, force: true, maxRetries: 5 });
}
