import type { Plugin } from 'vite';
import { keyOf, notFoundKey } from '../../schema/page-key.ts';
import type { ContentSource } from '../content/source.ts';
import { inlineScript } from './inline-script.ts';

/**
 * Vite plugin: makes the dev server respond like the built site. Unprefixed URLs follow the stored language; unknown
 * pages get the not-found screen with status 404.
 */
export function devServer(source: ContentSource): Plugin {
  const pathOf = (url = '/') => url.replace(/[?#].*/, '');
  return {
    name: 'hulma:dev-server',
    apply: 'serve',
    transformIndexHtml: () => [{ tag: 'script', children: inlineScript, injectTo: 'head' }],
    configureServer(server) {
      server.middlewares.use(({ originalUrl }, response, next) => {
        const refused = refusalOf(originalUrl);
        if (refused) return response.writeHead(refused.status).end(refused.reason);
        const end = response.end.bind(response) as (...rest: unknown[]) => typeof response;
        // Vite sets the status right before end(), when the content type is known, too.
        response.end = (...rest: unknown[]) => {
          const isDocument = String(response.getHeader('content-type')).startsWith('text/html');
          if (isDocument && !isPage(source, pathOf(originalUrl))) response.statusCode = 404;
          return end(...rest);
        };
        next();
      });
    },
  };
}

/** Refuses requests that Vite would answer with its own error, or that no page in a browser should be able to make. */
function refusalOf(url = '/'): { status: number; reason: string } | undefined {
  try {
    const path = decodeURI(new URL(url, 'http://localhost').pathname);
    // Vite's endpoint opens any file on the machine; the lens has its own, limited to the content.
    if (path.toLowerCase().startsWith('/__open-in-editor'))
      return { status: 404, reason: 'Only the lens may open files.' };
    return undefined;
  } catch {
    return { status: 400, reason: 'This URL is malformed: check its percent-encoding and slashes.' };
  }
}

function isPage(source: ContentSource, path: string): boolean {
  const key = keyOf(path);
  return key !== notFoundKey && source.graph().pages.has(key);
}
