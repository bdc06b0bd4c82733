import type { Plugin } from 'vite';
import { siteHandler } from './serve/server.ts';

/** Vite plugin: has `vite preview` answer as the hosts of the site do. */
export const previewServer = (): Plugin => ({
  name: 'hulma:preview-server',
  configurePreviewServer({ middlewares, config }) {
    const answer = siteHandler(config.build.outDir);
    middlewares.use((request, response) => answer(request, response));
  },
});
