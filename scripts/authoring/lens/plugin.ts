import { randomBytes } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Vite plugin: the translator's lens in dev. Adds its script to the document, serves its data, and saves edits. It is
 * not part of any build; previews have a lens of their own (`preview.ts`).
 */
export function lens(contentDir: string): Plugin {
  let refresh: ((path: string) => void) | undefined;
  // Sent to the page in its document, which no other site can read (see `cors` below).
  const token = randomBytes(32).toString('base64url');
  return {
    name: 'hulma:lens',
    apply: 'serve',
    config: () => ({ server: { cors: false } }),
    transformIndexHtml: {
      order: 'pre',
      handler: () => [
        {
          tag: 'script',
          attrs: { type: 'module', src: '/src/features/lens/lens.tsx', 'data-lens-token': token },
          injectTo: 'body',
        },
      ],
    },
    hotUpdate({ file }) {
      const isContent = this.environment.name === 'client' && file.startsWith(`${contentDir}/`);
      if (isContent) refresh?.(file.slice(contentDir.length + 1));
    },
    async configureServer(server) {
      // Imported lazily: it loads the whole check, which builds should not wait for.
      const { lensServer } = await import('./server.ts');
      const endpoints = lensServer(contentDir, token);
      refresh = endpoints.refresh;
      server.middlewares.use(endpoints.answer);
    },
  };
}
