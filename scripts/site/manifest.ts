import type { Plugin } from 'vite';
import { directionOf, sourceLocale } from '../../schema/languages.ts';
import type { Site } from '../../schema/site.ts';

/** Paper by day, of src/styles/tokens.css; manifests know no night. */
export const paper = '#f7f2e8';

/** Longest short name that is sure to be shown whole under an icon, in characters (web.dev, “Add a web app manifest”). */
const longestShortName = 12;

/**
 * The web app manifest (W3C Application Manifest): name and icons for those who put the site on their home screen.
 * One for all languages: the start address is the one that opens in the language a visitor has chosen.
 */
export function manifestOf({ company }: Pick<Site, 'company'>): object {
  const icon = (size: number, purpose: 'any' | 'maskable', name: string) => ({
    src: `/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    name: company,
    ...(company.length <= longestShortName && { short_name: company }),
    id: '/',
    start_url: '/',
    scope: '/',
    // It opens in the browser: a website that has an address, not an app.
    display: 'browser',
    lang: sourceLocale,
    dir: directionOf(sourceLocale),
    theme_color: paper,
    background_color: paper,
    icons: [
      icon(192, 'any', 'icon'),
      icon(512, 'any', 'icon'),
      icon(192, 'maskable', 'icon-maskable'),
      icon(512, 'maskable', 'icon-maskable'),
    ],
  };
}

const path = '/manifest.webmanifest';

/** Vite plugin: writes `manifest.webmanifest`, to which `index.html` links, and serves it while developing. */
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
