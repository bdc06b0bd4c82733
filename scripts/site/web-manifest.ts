import type { Plugin } from 'vite';
import { directionOf, sourceLocale } from '../../schema/languages.ts';
import type { Site } from '../../schema/site.ts';

/** The light `paper` color in src/styles/tokens.css; a manifest has no dark mode. */
export const paper = '#f7f2e8';

/**
 * Returns the web app manifest (W3C Application Manifest): name and icons for visitors who add the site to their home
 * screen. One serves all languages: the start URL follows the stored language.
 */
export function manifestOf({ company }: Pick<Site, 'company'>): object {
  return {
    name: company,
    short_name: company,
    id: '/',
    start_url: '/',
    scope: '/',
    // Opens in the browser: this is a website, not an app.
    display: 'browser',
    lang: sourceLocale,
    dir: directionOf(sourceLocale),
    theme_color: paper,
    background_color: paper,
    icons: ['icon', 'icon-maskable'].flatMap((name) =>
      [192, 512].map((size) => ({
        src: `/${name}-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: name === 'icon' ? 'any' : 'maskable',
      })),
    ),
  };
}

const path = '/manifest.webmanifest';

/** Vite plugin: writes `manifest.webmanifest`, which `index.html` links to, and serves it in dev. */
export function manifest(site: Pick<Site, 'company'>): Plugin {
  const source = `${JSON.stringify(manifestOf(site), null, 2)}\n`;
  return {
    name: 'hulma:manifest',
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer(server) {
      server.middlewares.use(path, (_request, response) => {
        response.setHeader('content-type', 'application/manifest+json');
        response.end(source);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: path.slice(1), source });
    },
  };
}
