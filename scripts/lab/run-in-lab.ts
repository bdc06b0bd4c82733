import { join } from 'node:path';
import { ensureDependencies } from '../setup/dependencies.mjs';
import { runProgram } from '../setup/run-program.ts';

/** The folder of the lab, which has its own packages. */
export const lab = import.meta.dirname;

/**
 * Runs a program of the lab: installs its packages if missing, and uses the newer Node among them, which several need.
 *
 * @param file path in the lab's folder
 * @returns its exit code
 */
export async function runInLab(file: string, args: readonly string[]): Promise<number> {
  await ensureDependencies(lab, console.error);
  const node = join(lab, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return runProgram(node, ['--disable-warning=ExperimentalWarning', join(lab, file), ...args]);
}
