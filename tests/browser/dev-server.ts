import { createServer, type ViteDevServer } from 'vite';
import { root } from '../../scripts/content/root.ts';

/** The dev server of the project on the content of a folder, at a free port. */
export async function devServer(contentDir: string): Promise<ViteDevServer> {
  process.env.CONTENT_DIR = contentDir;
  try {
    return await createServer({
      root,
      configFile: `${root}/vite.config.ts`,
      server: { port: 0 },
      logLevel: 'silent',
    });
  } finally {
    delete process.env.CONTENT_DIR;
  }
}
