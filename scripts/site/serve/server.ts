import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { isLocale } from '../../../schema/languages.ts';
import { isForHostOnly } from '../hosts/host-files.ts';
import { pageCaching } from '../hosts/policy.ts';
import { parseRedirectsFile } from '../hosts/redirects-file.ts';
import { cleanUrl } from './clean-url.ts';
import { headersOf } from './headers.ts';
import { hostFile } from './host-file.ts';
import { type NotFoundStatus, sendFile, statsOf } from './send-file.ts';

/** Time limits for clients, in milliseconds. */
export interface Patience {
  /** For the request head, from the first byte or the connection on. */
  readonly head: number;
  /** Without a byte in either direction: a stalled reader, a dead connection. */
  readonly silence: number;
}

const usualPatience: Patience = { head: 10_000, silence: 30_000 };

/** Headers to remove when a file turns out to be unreadable. */
const headersOfFile = ['content-encoding', 'content-range', 'etag', 'last-modified', 'accept-ranges'];

/**
 * Serves a built site as its hosts do: clean URLs, localized not-found pages, precompressed files, and the headers of
 * its `_headers`.
 *
 * Files are looked up on each request, so that a new build shows at once.
 *
 * @param root output folder of the site; `/nl/about` is its file `nl/about.html`
 * @returns a server that does not listen yet, see listen()
 */
export function createServer(root: string, patience: Patience = usualPatience): http.Server {
  const server = http.createServer(
    {
      headersTimeout: patience.head,
      requestTimeout: patience.head,
      connectionsCheckingInterval: Math.min(patience.head, 5_000),
    },
    siteHandler(root),
  );
  return server.setTimeout(patience.silence);
}

/** The request handler of `createServer()`, for any server. */
export function siteHandler(root: string): (req: IncomingMessage, res: ServerResponse) => void {
  const headers = headersOf(root);
  const redirects = hostFile(root, '_redirects', parseRedirectsFile);

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const target = req.url ?? '';
    const url = cleanUrl(target);
    const path = url.kind === 'clean' ? url.path : '/';
    for (const [name, value] of Object.entries(headers(path))) res.setHeader(name, value);
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('allow', 'GET, HEAD');
      return sendText(res, 405, 'Only GET and HEAD are answered here.');
    }
    // Someone may have mistyped it, or followed a truncated link: the page shows where to go from here.
    if (url.kind === 'malformed') return sendNotFound(req, res, target, 400);
    if (url.kind === 'impossible' || isNotFoundPage(path) || isForHostOnly(path)) {
      return sendNotFound(req, res, target);
    }

    const moved = redirects().find(({ from }) => from === path);
    if (moved) return sendMoved(res, moved.to + (/\?[^#]*/.exec(target)?.[0] ?? ''));

    const page = join(root, path === '/' ? 'index.html' : `${path}.html`);
    const pageStats = statsOf(page);
    if (url.redirect !== undefined) {
      if (!pageStats) return sendNotFound(req, res, target);
      return sendMoved(res, url.redirect);
    }
    const file = pageStats ? page : join(root, path);
    const stats = pageStats ?? statsOf(file);
    if (!stats) return sendNotFound(req, res, target);
    if (!res.hasHeader('cache-control')) res.setHeader('cache-control', pageCaching);
    await sendFile(req, res, file, stats);
  }

  async function sendNotFound(
    req: IncomingMessage,
    res: ServerResponse,
    target: string,
    status: NotFoundStatus = 404,
  ): Promise<void> {
    const locale = /^\/([^/?#]+)/.exec(target)?.[1];
    const file = isLocale(locale) ? join(root, locale, '404.html') : join(root, '404.html');
    const stats = statsOf(file);
    if (!stats) return sendText(res, status, 'Not found.');
    res.setHeader('content-type', 'text/html; charset=utf-8');
    res.setHeader('cache-control', pageCaching);
    await sendFile(req, res, file, stats, status);
  }

  return (req, res) => {
    answer(req, res).catch(() => {
      if (res.headersSent) return res.destroy();
      for (const name of headersOfFile) res.removeHeader(name);
      sendText(res, 500, 'The server could not read this file.');
    });
  };
}

function sendMoved(res: ServerResponse, address: string): void {
  res.setHeader('location', address);
  sendText(res, 301, `Moved to ${address}`);
}

function sendText(res: ServerResponse, status: number, text: string): void {
  const body = `${text}\n`;
  res.setHeader('cache-control', pageCaching);
  res.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  res.end(body);
}

/** True for the URLs of the not-found pages themselves, which cannot be requested directly. */
function isNotFoundPage(path: string): boolean {
  const [first, second, ...rest] = path.slice(1).split('/');
  return (
    (first === '404' && second === undefined) || (isLocale(first) && second === '404' && rest.length === 0)
  );
}
