import type { Plugin } from 'vite';
import { notFoundKey, splitPrefix } from '../../schema/page-key.ts';
import type { ContentSource } from '../content/source.ts';
import { inlineScript } from './inline-script.ts';

/**
 * Vite plugin: while editing, addresses are answered as the built site answers them. One without a prefix follows the
 * stored language, and one of no page has the status 404 with the not-found screen.
 */
export function devServer(source: ContentSource): Plugin {
  const pathOf = (url = '/') => url.replace(/[?#].*/, '');
  return {
    name: 'hulma:addresses',
    apply: 'serve',
    transformIndexHtml: () => [{ tag: 'script', children: inlineScript, injectTo: 'head' }],
    configureServer(server) {
      server.middlewares.use(({ originalUrl }, response, next) => {
        const refused = refusalOf(originalUrl);
        if (refused) return response.writeHead(refused.status).end(refused.reason);
        const end = response.end.bind(response) as (...rest: unknown[]) => typeof response;
        // Vite sets the status with the answer, and only then is it known to be a document.
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

/** What Vite would answer with an error of its own, or should not do for any page that a browser has open. */
function refusalOf(url = '/'): { status: number; reason: string } | undefined {
  try {
    const path = decodeURI(new URL(url, 'http://localhost').pathname);
    // It opens any file of the machine; the lens has its own way, for the content alone.
    if (path.toLowerCase().startsWith('/__open-in-editor'))
      return { status: 404, reason: 'Files are opened from the lens only.' };
    return undefined;
  } catch {
    return { status: 400, reason: 'This address is malformed: check its percent-encoding and slashes.' };
  }
}

function isPage(source: ContentSource, path: string): boolean {
  const key = splitPrefix(path).rest.replace(/^\/|\/$/g, '') || 'index';
  return key !== notFoundKey && source.graph().pages.has(key);
}
