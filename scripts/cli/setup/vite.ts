import { join } from 'node:path';
import { root } from '../../content/root.ts';
import { runProgram } from './run-program.ts';

/**
 * Runs Vite's own command.
 *
 * @returns its exit code
 */
export const vite = (args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> =>
  runProgram(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), ...args], { env });
