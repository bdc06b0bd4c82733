import { join } from 'node:path';
import { root } from './root.ts';
import { runProgram } from './run-program.ts';

const program = join(root, 'node_modules/vite/bin/vite.js');

/**
 * Runs Vite's CLI.
 *
 * @returns its exit code
 */
export const vite = (args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> =>
  runProgram(process.execPath, [program, ...args], { env });
