import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { locales } from './schema/languages.ts';
import { servicePages } from './schema/navigation.ts';
import { lens } from './scripts/authoring/lens/plugin.ts';
import { writePreview } from './scripts/authoring/lens/preview.ts';
import { loadSite } from './scripts/content/site.ts';
import { contentSource } from './scripts/content/source.ts';
import { devServer } from './scripts/site/dev-server.ts';
import { compileMdx } from './scripts/site/mdx/compile.ts';
import { pageModules } from './scripts/site/page-modules.ts';
import { prerender } from './scripts/site/prerender.ts';
import { previewServer } from './scripts/site/preview-server.ts';
import { routes } from './scripts/site/routes.ts';
import { devSearch } from './scripts/site/search/dev.ts';
import { manifest } from './scripts/site/web-manifest.ts';

/** Folders that builds and tests write, besides `dist/`, which Vite does not watch. */
const unwatched = /^\/(?:\.cache|preview|\.(?:dist|preview)-build-\d+)(?:\/|$)/;

/**
 * `vite` serves for editing, `vite build` writes the site to dist/, `vite build --mode preview` writes it with the
 * translator's lens to preview/, `vite preview` serves dist/ as hosts do. `PORT` sets the port, `CONTENT_DIR` the
 * content folder.
 */
export default defineConfig(({ mode }) => {
  const source = contentSource(process.env.CONTENT_DIR ?? `${import.meta.dirname}/content`);
  const site = loadSite();
  const isPreview = mode === 'preview';
  const port = Number(process.env.PORT) || undefined;
  return {
    plugins: [
      pageModules(source, site),
      compileMdx(source),
      react({ include: /\.(mdx|tsx)$/ }),
      routes(source),
      manifest(site),
      devServer(source),
      devSearch(source, site),
      previewServer(),
      lens(source.contentDir),
      prerender(source, site, isPreview ? (folder) => writePreview(source.contentDir, folder) : undefined),
    ],
    resolve: {
      alias: {
        // React has had this hook since version 18 (0.3 kB).
        'use-sync-external-store/shim': 'react',
        // Its package.json names only the development build; this is its production build, without the texts of
        // warnings (0.5 kB).
        'react-router/dom': `${import.meta.dirname}/node_modules/react-router/dist/production/dom-export.mjs`,
        'react-router': `${import.meta.dirname}/node_modules/react-router/dist/production/index.mjs`,
      },
    },
    clearScreen: false,
    server: {
      port: port ?? 5173,
      strictPort: true,
      watch: {
        // Builds and test reports: changes to their HTML files would reload the page.
        ignored: (file) =>
          unwatched.test(file.slice(import.meta.dirname.length)) && !file.startsWith(source.contentDir),
        // Symbolic links in the content are refused; watching one to a parent folder would never end.
        followSymlinks: false,
        // Without it, the second of two saves within 50 ms is missed.
        awaitWriteFinish: { stabilityThreshold: 40, pollInterval: 10 },
      },
    },
    preview: { port: port ?? 4173, strictPort: true },
    build: {
      outDir: isPreview ? 'preview' : 'dist',
      emptyOutDir: true,
      // Baseline widely available in November 2026: keeps light-dark() and nesting.
      target: ['chrome123', 'edge123', 'firefox120', 'safari17.5', 'ios17.5'],
      // A `data:` URL would need a looser content security policy.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // three.js exceeds the usual limit, but loads only with a click on the configurator.
      chunkSizeWarningLimit: 650,
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // Pages name many scripts: each character less in these names saves 0.1 kB per page.
              entryFileNames: 'assets/[name]-[hash:7].js',
              chunkFileNames: 'assets/[name]-[hash:7].js',
              assetFileNames: 'assets/[name]-[hash:7][extname]',
              // By default, the bundler makes a file for each set of modules that the same pages share: dozens per
              // page, whose requests cost more than their bytes. What only the five services share, in six languages,
              // is not sent to other pages.
              codeSplitting: {
                groups: [
                  // In a file of their own, the packages are compiled and run in a task of their own: half the blocking
                  // time on a slow phone (`npm run bench -- speed`).
                  { name: 'packages', tags: ['$initial'], test: /node_modules/, priority: 3 },
                  { name: 'site', tags: ['$initial'], priority: 2 },
                  { name: 'axonometry', test: /\/drawings\/(axonometry|Dimension)/, priority: 1 },
                  { name: 'chair', test: /\/drawings\/Chair/, priority: 1 },
                  {
                    name: 'blocks',
                    test: /\/(schema|src\/(blocks|features|showcase|site))\//,
                    minShareCount: servicePages.length * locales.length + 1,
                  },
                ],
              },
            },
            // Most of the time is spent in the content plugins; their timing warnings are expected.
            checks: { pluginTimings: false },
          },
        },
      },
    },
  };
});
