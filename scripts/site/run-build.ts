import { join } from 'node:path';
import { root } from '../setup/root.ts';
import { vite } from '../setup/vite.ts';

/** Options of a build that differ from the project's defaults. */
export interface BuildOptions {
  contentDir?: string;
  outDir?: string;
  /** `development` uses React's development build; `preview` adds the translator's lens. */
  mode?: 'production' | 'development' | 'preview';
}

/**
 * Runs `vite build` in a separate process.
 *
 * @returns the output folder
 * @throws Error when it fails; Vite has already printed the reason
 */
export async function build(options: BuildOptions = {}): Promise<{ outDir: string }> {
  const {
    contentDir,
    mode = 'production',
    outDir = join(root, mode === 'preview' ? 'preview' : 'dist'),
  } = options;
  const code = await vite(
    ['build', root, '--mode', mode, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'],
    {
      ...(contentDir && { CONTENT_DIR: contentDir }),
      // Overrides the value of this process, such as `test`.
      NODE_ENV: mode === 'development' ? 'development' : 'production',
    },
  );
  if (code !== 0) throw new Error('The site could not be built.');
  return { outDir };
}
