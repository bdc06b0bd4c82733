import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { loadSite } from '../content/site.ts';
import { type ContentSource, contentSource } from '../content/source.ts';
import { addresses } from './addresses.ts';
import { content } from './content.ts';
import { i18next } from './i18next.ts';
import { lens, previewLens } from './lens.ts';
import { manifest } from './manifest.ts';
import { mdx } from './mdx.ts';
import { reactAsModules } from './react.ts';
import { reactRouter } from './react-router.ts';
import { routes } from './routes.ts';
import { sonner } from './sonner.ts';

/** The root of the project. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** The module the site starts by in the browser, as `index.html` and Vite’s manifest name it. */
export const entry = 'src/main.tsx';

/** The style sheet that index.html names besides. */
export const otherMedia = 'src/styles/other-media.css';

export interface BuildOptions {
  /** Folder of the content; `content/` of the project by default. */
  contentDir?: string;
  /** Folder the site is written to; `dist/` of the project by default. */
  outDir?: string;
  /** Folder of the compiled texts that builds keep for later ones; `.cache/compiled/` of the project by default. */
  textsDir?: string;
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
  const site = loadSite();
  return {
    root,
    mode,
    configFile: false,
    clearScreen: false,
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    plugins: [
      content(source, site),
      mdx(options.textsDir),
      react(),
      routes(source),
      addresses(source),
      sonner(),
      manifest(site),
      reactAsModules(mode),
      reactRouter(),
      i18next(),
      preview ? previewLens() : lens(source.contentDir),
    ],
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      // Baseline, widely available in November 2026: light-dark() and nesting stay as they are written.
      target: ['chrome123', 'edge123', 'firefox120', 'safari17.5', 'ios17.5'],
      minify: mode === 'production',
      // A `data:` address would need a looser content security policy.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // three.js is larger than the usual limit; it comes only with a click on the configurator.
      chunkSizeWarningLimit: 650,
      rolldownOptions: {
        // The content is most of the work here; that it takes the time is no news.
        checks: { pluginTimings: false },
      },
    },
  };
}
