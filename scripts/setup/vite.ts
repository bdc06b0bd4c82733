import { fileURLToPath } from 'node:url';
import { runProgram } from './run-program.ts';

const program = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url));

/**
 * Runs Vite's CLI.
 *
 * @returns its exit code
 */
export const vite = (args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> =>
  runProgram(process.execPath, [program, ...args], { env });
