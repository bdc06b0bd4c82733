import type { Plugin } from 'vite';
import { siteHandler } from './serve/server.ts';

/** Vite plugin: makes `vite preview` respond as the site's hosts do. */
export const previewServer = (): Plugin => ({
  name: 'hulma:preview-server',
  configurePreviewServer({ middlewares, config }) {
    const answer = siteHandler(config.build.outDir);
    middlewares.use((request, response) => answer(request, response));
  },
});
