import { join } from 'node:path';
import { assertWritable } from './assert-writable.ts';
import { root } from './root.ts';
import { runProgram } from './run-program.ts';

const program = join(root, 'node_modules/vite/bin/vite.js');

/**
 * Runs Vite's CLI.
 *
 * @returns its exit code
 * @throws like assertWritable()
 */
export async function vite(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  assertWritable(root);
  return runProgram(process.execPath, [program, ...args], { env });
}
