import { join } from 'node:path';
import { root } from '../content/root.ts';
import { vite } from '../setup/vite.ts';

/** What a build is made of, where it differs from that of the project. */
export interface BuildOptions {
  contentDir?: string;
  outDir?: string;
  /** `development` builds React with its warnings, `preview` the site with the translator's lens. */
  mode?: 'production' | 'development' | 'preview';
}

/**
 * Runs `vite build` in a process of its own.
 *
 * @returns the folder of the site
 * @throws Error when it fails; Vite has told why
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
      // Whatever that of this process is, such as `test`.
      NODE_ENV: mode === 'development' ? 'development' : 'production',
    },
  );
  if (code !== 0) throw new Error('The site could not be built.');
  return { outDir };
}
