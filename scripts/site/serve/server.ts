import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { keyOf, notFoundKey, splitPrefix } from '../../../schema/page-key.ts';
import { isHostFile } from '../hosts/host-files.ts';
import { pageCaching } from '../hosts/policy.ts';
import type { HostConfig } from '../hosts/vercel.ts';
import { cleanUrl } from './clean-url.ts';
import { isFile, sendFile } from './send-file.ts';

/**
 * Returns the request handler of a built site, which responds as its hosts do: clean URLs, localized not-found pages,
 * precompressed files, and the headers of its `vercel.json`.
 *
 * Files are looked up on each request, so that a new build shows at once.
 *
 * @param root output folder of the site; `/nl/about` is its file `nl/about.html`
 */
export function siteHandler(root: string): (req: IncomingMessage, res: ServerResponse) => void {
  const configured = (): HostConfig => {
    const file = join(root, 'vercel.json');
    return isFile(file) ? JSON.parse(readFileSync(file, 'utf8')) : { headers: [], redirects: [] };
  };

  return (req, res) => {
    const target = req.url ?? '';
    const url = cleanUrl(target);
    const path = url?.path ?? '/';
    const config = configured();
    for (const { source, headers } of config.headers)
      if (new RegExp(`^${source}$`).test(path))
        for (const { key, value } of headers) res.setHeader(key, value);
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('allow', 'GET, HEAD');
      return sendText(res, 405, 'Only GET and HEAD requests are supported.');
    }

    const redirectTo = (to: string): void => {
      res.setHeader('location', to);
      sendText(res, 301, `Moved to ${to}`);
    };
    const send = (file: string, status: 200 | 404 = 200): void => {
      if (status === 404 || !res.hasHeader('cache-control')) res.setHeader('cache-control', pageCaching);
      sendFile(req, res, root, file, status);
    };
    const notFound = (): void => {
      const file = join(root, splitPrefix(target).prefix ?? '', '404.html');
      if (isFile(file)) send(file, 404);
      else sendText(res, 404, 'Not found.');
    };

    if (!url || keyOf(path) === notFoundKey || isHostFile(path)) return notFound();
    const moved = config.redirects.find(({ source }) => source === path);
    if (moved) return redirectTo(moved.destination + (/\?[^#]*/.exec(target)?.[0] ?? ''));
    const page = join(root, path === '/' ? 'index.html' : `${path}.html`);
    if (url.redirect !== undefined) return isFile(page) ? redirectTo(url.redirect) : notFound();
    const file = [page, join(root, path)].find(isFile);
    return file ? send(file) : notFound();
  };
}

function sendText(res: ServerResponse, status: number, text: string): void {
  res.statusCode = status;
  res.setHeader('cache-control', pageCaching);
  res.setHeader('content-type', 'text/plain; charset=utf-8');
  res.end(`${text}\n`);
}
