import { join } from 'node:path';
import { ensureDependencies } from '../setup/dependencies.mjs';
import { runProgram } from '../setup/run-program.ts';

/** Folder of the lab, which has packages of its own. */
export const lab = import.meta.dirname;

/**
 * Runs a program of the lab: installs the lab's packages where they are missing, and uses the newer Node among them,
 * which several of them need.
 *
 * @param file below the lab's folder
 * @returns its exit code
 */
export async function runInLab(file: string, args: readonly string[]): Promise<number> {
  await ensureDependencies(lab, console.error);
  const node = join(lab, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return runProgram(node, ['--disable-warning=ExperimentalWarning', join(lab, file), ...args]);
}
