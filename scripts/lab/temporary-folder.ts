import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { root } from '../setup/root.ts';

/** Passes a new folder in `.cache/` to an action, and removes the folder afterwards. */
export async function withTemporaryFolder(
  name: string,
  action: (folder: string) => Promise<void>,
): Promise<void> {
  mkdirSync(`${root}/.cache`, { recursive: true });
  const folder = mkdtempSync(`${root}/.cache/${name}-`);
  try {
    await action(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
