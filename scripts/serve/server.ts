import { constants } from 'node:fs';
import { access, readFile, stat } from 'node:fs/promises';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { isLocale } from '../../schema/languages.ts';
import { cleanUrl } from './clean-url.ts';
import { headersOf, pageCaching } from './headers.ts';

/**
 * Serves a built site the way its hosts do: clean addresses, localized not-found pages, caching by file name.
 *
 * Files are looked up when they are asked for, so a build while the server runs shows at once.
 *
 * @param root folder of the built site; `/nl/about` is its file `nl/about.html`
 * @returns a server that does not listen yet, see listen()
 */
export function createServer(root: string): http.Server {
  const send = sirv(root, { dev: true, etag: true, extensions: [] });

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    res.setHeader('x-content-type-options', 'nosniff');
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('allow', 'GET, HEAD');
      return sendText(res, 405, 'Only GET and HEAD are answered here.');
    }
    const target = req.url ?? '';
    const url = cleanUrl(target);
    if (url.kind === 'malformed') return sendText(res, 400, 'The address is not a valid URL.');
    if (url.kind === 'impossible' || isNotFoundPage(url.path)) return sendNotFound(res, target);

    const page = url.path === '/' ? '/index.html' : `${url.path}.html`;
    const isPage = await isFile(join(root, page));
    if (url.redirect !== undefined) {
      if (!isPage) return sendNotFound(res, target);
      res.setHeader('location', url.redirect);
      res.setHeader('cache-control', pageCaching);
      return sendText(res, 301, `Moved to ${url.redirect}`);
    }
    const file = isPage ? page : url.path;
    if (!isPage && !(await isFile(join(root, file)))) return sendNotFound(res, target);
    sendFile(req, res, file);
  }

  function sendFile(req: IncomingMessage, res: ServerResponse, file: string): void {
    for (const [name, value] of Object.entries(headersOf(file))) res.setHeader(name, value);
    // sirv opens what it is asked for without a look at the order of a range; a server may ignore ranges.
    if (!isPlainRange(req.headers.range)) delete req.headers.range;
    // sirv pipes the file without listening for errors: one that vanishes meanwhile must not end the server.
    res.on('pipe', (source) => source.on('error', () => res.destroy()));
    req.url = encodeURI(file);
    send(req, res, () => sendNotFound(res, file));
  }

  async function sendNotFound(res: ServerResponse, target: string): Promise<void> {
    const locale = /^\/([^/?#]+)/.exec(target)?.[1];
    const file = isLocale(locale) ? join(root, locale, '404.html') : join(root, '404.html');
    const body = await readFile(file).catch(() => undefined);
    if (body === undefined) return sendText(res, 404, 'Not found.');
    res.setHeader('cache-control', pageCaching);
    res.writeHead(404, { 'content-type': 'text/html;charset=utf-8', 'content-length': body.byteLength });
    res.end(body);
  }

  return http.createServer((req, res) => {
    answer(req, res).catch(() => {
      if (res.headersSent) res.destroy();
      else sendText(res, 500, 'The server could not read this file.');
    });
  });
}

function sendText(res: ServerResponse, status: number, text: string): void {
  res.writeHead(status, { 'content-type': 'text/plain;charset=utf-8' });
  res.end(`${text}\n`);
}

/** True for the addresses of the not-found pages themselves, which are pages but not an answer of their own. */
function isNotFoundPage(path: string): boolean {
  const [first, second, ...rest] = path.slice(1).split('/');
  return (
    (first === '404' && second === undefined) || (isLocale(first) && second === '404' && rest.length === 0)
  );
}

function isPlainRange(range: string | undefined): boolean {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  return start !== undefined && (end === '' || Number(start) <= Number(end));
}

async function isFile(path: string): Promise<boolean> {
  try {
    await access(path, constants.R_OK);
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}
