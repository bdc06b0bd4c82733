import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** Where a site is built: beside the folder that it replaces when complete. */
export interface BuildFolder {
  /** Identifies the process that builds here. */
  owner: string;
  client: string;
  ssr: string;
  /** Holds the previous site until the new one is in place. */
  last: string;
  root: string;
}

/** @param outDir absolute path of the output folder */
export function buildFolder(outDir: string): BuildFolder {
  const root = join(dirname(outDir), `.${basename(outDir)}-build`);
  const [owner, client, ssr] = [join(root, 'owner'), join(root, 'client'), join(root, 'ssr')];
  return { root, owner, client, ssr, last: join(root, 'last') };
}

/**
 * Starts a build. A signal that ends it also removes its temporary files.
 *
 * @throws Error when another one is running
 */
export function begin(folder: BuildFolder): void {
  const { root, owner } = folder;
  if (existsSync(owner) && isRunning(Number(readFileSync(owner, 'utf8')))) {
    throw new Error(
      'Another build into this folder is running. Wait until it ends, or choose another --outDir.',
    );
  }
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  writeFileSync(owner, String(process.pid));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      end(folder);
      process.exit(128 + constants.signals[signal]);
    });
}

/** Replaces the previous site with the finished one. */
export function publish({ client, last }: BuildFolder, outDir: string): void {
  if (existsSync(outDir)) renameSync(outDir, last);
  renameSync(client, outDir);
}

/** Removes the temporary files of a build. */
export function end({ root }: BuildFolder): void {
  // Retries, since other threads may still write there when a signal ends the build.
  rmSync(root, { recursive: true, force: true, maxRetries: 5 });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
