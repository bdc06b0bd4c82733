import { rmSync } from 'node:fs';
import http, { type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headersFile } from '../../../../../scripts/site/hosts/headers-file.ts';
import { policy } from '../../../../../scripts/site/hosts/policy.ts';
import { redirectsFile } from '../../../../../scripts/site/hosts/redirects-file.ts';
import { listen } from '../../../../../scripts/site/serve/listen.ts';
import { createServer } from '../../../../../scripts/site/serve/server.ts';
import { temporarySite } from './temporary-site.ts';

/* What the suite for hosts (conformance.test.ts) does not require of every host. */

const site = temporarySite({
  'dist/_headers': headersFile(policy({ scripts: [], styles: [] }, {})),
  'dist/_redirects': redirectsFile([{ from: '/nl/team', to: '/nl/about' }]),
  'dist/index.html': 'English home',
  'dist/404.html': 'English not found',
  'dist/nl/404.html': 'Dutch not found',
  'dist/robots.txt': 'User-agent: *',
  'dist/.vite/manifest.json': '{}',
  'dist/.well-known/security.txt': 'Contact: mailto:studio@hulma.example',
  'dist/vanishing.html': 'gone soon',
});
const server = createServer(join(site.root, 'dist'));

beforeAll(() => listen(server, 0));
afterAll(() => {
  server.closeAllConnections();
  server.close();
  site.remove();
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Requests a path exactly as written; fetch() would normalize it. */
function request(path: string, options: RequestOptions = {}): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const req = http.request({ host: '127.0.0.1', port, path, agent: false, ...options }, (res) => {
      let body = '';
      res.setEncoding('utf8');
      res.on('data', (chunk) => {
        body += chunk;
      });
      res.on('end', () => resolve({ status: res.statusCode, headers: res.headers, body }));
      res.on('error', reject);
    });
    req.on('error', reject);
    req.end();
  });
}

test('redirects a renamed screen, with its query', async () => {
  const { status, headers } = await request('/nl/team?from=mail');
  expect([status, headers.location]).toEqual([301, '/nl/about?from=mail']);
});

test.each([
  ['/nl//about', 404, 'Dutch not found'],
  ['/de/nowhere', 404, 'Not found.\n'],
  ['/.vite/manifest.json', 404, 'English not found'],
  ['/.well-known/security.txt', 200, 'Contact: mailto:studio@hulma.example'],
  ['/%zz', 400, 'English not found'],
  ['/nl/%E0%A4', 400, 'Dutch not found'],
])('%s is answered with %i: %s', async (path, status, body) => {
  expect(await request(path)).toMatchObject({ status, body });
});

test('a page removed while the server runs is not found', async () => {
  expect(await request('/vanishing')).toMatchObject({ status: 200 });
  rmSync(join(site.root, 'dist/vanishing.html'));
  expect(await request('/vanishing')).toMatchObject({ status: 404 });
});

test.each([
  ['bytes=5-2', 416, 'The file has no such part.\n'],
  ['bytes=-0', 416, 'The file has no such part.\n'],
  ['bytes=0-1,3-4', 200, 'User-agent: *'],
  ['lines=1-2', 200, 'User-agent: *'],
])('the range %s', async (range, status, body) => {
  expect(await request('/robots.txt', { headers: { range } })).toMatchObject({ status, body });
});

test('bytes that are not HTTP are refused, and the server goes on', async () => {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const reply = await new Promise<string>((resolve) => {
    socket.on('data', (data) => resolve(data.toString()));
    socket.write('nonsense\r\n\r\n');
  });
  socket.destroy();
  expect(reply).toMatch(/^HTTP\/1\.1 400 /);
  expect((await request('/')).status).toBe(200);
});
