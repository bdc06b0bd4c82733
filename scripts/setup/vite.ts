import { join } from 'node:path';
import { assertWritable } from './assert-writable.ts';
import { root } from './root.ts';
import { runProgram } from './run-program.ts';

const program = join(root, 'node_modules/vite/bin/vite.js');

/**
 * Runs Vite's CLI in a separate process.
 *
 * @returns its exit code
 * @throws Error like `assertWritable()`
 */
export async function vite(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  assertWritable(root);
  return runProgram(process.execPath, [program, ...args], { env });
}

/** A build that differs from the project's defaults. */
export interface BuildOptions {
  contentDir?: string;
  outDir: string;
  /** `development` uses React's development build. */
  mode?: 'production' | 'development';
}

/**
 * Runs `vite build` in a separate process.
 *
 * @throws Error when it fails; Vite has already printed the reason
 */
export async function build({ contentDir, outDir, mode = 'production' }: BuildOptions): Promise<void> {
  const code = await vite(
    ['build', root, '--mode', mode, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'],
    // Overrides the value of this process, such as `test`.
    { ...(contentDir && { CONTENT_DIR: contentDir }), NODE_ENV: mode },
  );
  if (code !== 0) throw new Error('The site could not be built; see the output above.');
}
