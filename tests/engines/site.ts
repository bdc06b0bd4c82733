import http from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../../scripts/site/serve/listen.ts';
import { createServer } from '../../scripts/site/serve/server.ts';

/** The built site, served to an engine, with what the tests have to know of it. */
export interface Site {
  /** Without a slash at the end. */
  readonly address: string;
  /** What the recorder has reported, and every file that could not be had; the pages themselves are not counted. */
  readonly problems: string[];
  /** Cuts the connection of requests whose path matches, until it is called with nothing. */
  refuse(path?: RegExp): void;
  close(): void;
}

/**
 * Serves a built site like production, with two addresses more: `/engine-problems` takes what the recorder reports,
 * `/engine-blank` is a page with nothing on it.
 *
 * @param folder of the built site, with the recorder
 */
export async function serveSite(folder: string): Promise<Site> {
  const site = createServer(folder);
  const problems: string[] = [];
  let refused: RegExp | undefined;
  const server = http.createServer(async (request, response) => {
    const path = request.url ?? '/';
    if (path === '/engine-problems') {
      const report = await text(request);
      if (report) problems.push(report);
      response.end();
    } else if (path === '/engine-blank') {
      response.setHeader('content-type', 'text/html').end('<!doctype html><title>Blank</title>');
    } else if (refused?.test(path)) {
      request.destroy();
    } else {
      response.on('finish', () => {
        const isDocument = request.headers['sec-fetch-dest'] === 'document';
        if (response.statusCode >= 400 && !isDocument) problems.push(`${response.statusCode}: ${path}`);
      });
      site.emit('request', request, response);
    }
  });
  const address = (await listen(server, 0)).replace(/\/$/, '');
  return {
    address,
    problems,
    refuse: (path) => {
      refused = path;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
