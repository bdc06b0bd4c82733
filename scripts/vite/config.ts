import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { loadSite } from '../content/site.ts';
import { type ContentSource, contentSource } from '../content/source.ts';
import { content } from './content.ts';
import { lens, previewLens } from './lens.ts';
import { routes } from './routes.ts';
import { sonner } from './sonner.ts';

/** The root of the project. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

export interface BuildOptions {
  /** Folder of the content; `content/` of the project by default. */
  contentDir?: string;
  /** Folder the site is written to; `dist/` of the project by default. */
  outDir?: string;
  /** `development` builds React with its warnings, for tests of hydration. */
  mode?: 'production' | 'development';
  /** A site for looking at translations before they are published, with the translator's lens. */
  preview?: boolean;
}

/**
 * Vite's configuration for dev server, build and tests.
 * @param source the content, when the caller reads it too
 */
export function viteConfig(
  options: BuildOptions = {},
  source: ContentSource = contentSource(options.contentDir ?? `${root}/content`),
): InlineConfig {
  const { outDir = `${root}/dist`, mode = 'production', preview = false } = options;
  return {
    root,
    mode,
    configFile: false,
    clearScreen: false,
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    plugins: [
      content(source, loadSite()),
      react({ include: /\.(mdx|tsx?)$/ }),
      routes(source),
      sonner(),
      preview ? previewLens() : lens(source.contentDir),
    ],
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      minify: mode === 'production',
      // A `data:` address would need a looser content security policy.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // three.js is larger than the usual limit; it comes only with a click on the configurator.
      chunkSizeWarningLimit: 650,
      rolldownOptions: {
        // The content is most of the work here; that it takes the time is no news.
        checks: { pluginTimings: false },
        onLog(level, log, report) {
          // It names modules of Node that its part for browsers never asks for.
          if (/externalized for browser.*@gltf-transform/.test(log.message)) return;
          report(level, log);
        },
      },
    },
  };
}
