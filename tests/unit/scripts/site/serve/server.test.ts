import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headersFile } from '../../../../../scripts/site/hosts/headers-file.ts';
import { policy } from '../../../../../scripts/site/hosts/policy.ts';
import { redirectsFile } from '../../../../../scripts/site/hosts/redirects.ts';
import { listen } from '../../../../../scripts/site/serve/listen.ts';
import { createServer } from '../../../../../scripts/site/serve/server.ts';
import { writeTree } from '../../../../content/fixture.ts';
import { type Asked, request } from './request.ts';

/* What the suite for hosts (conformance.test.ts) does not require of every host. */

const site = mkdtempSync(join(tmpdir(), 'hulma-'));
writeTree(site, {
  _headers: headersFile(policy({ scripts: [], styles: [] }, {})),
  _redirects: redirectsFile([{ from: '/nl/team', to: '/nl/about' }]),
  'index.html': 'English home',
  '404.html': 'English not found',
  'nl/404.html': 'Dutch not found',
  'robots.txt': 'User-agent: *',
  '.vite/manifest.json': '{}',
  '.well-known/security.txt': 'Contact: mailto:studio@hulma.example',
  'vanishing.html': 'gone soon',
});
const server = createServer(site);
let address: string;

beforeAll(async () => {
  address = await listen(server, 0);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(site, { recursive: true });
});

async function ask(path: string, asked?: Asked) {
  const { status, headers, body } = await request(address, path, asked);
  return { status, headers, body: body.toString() };
}

test('redirects a renamed screen, with its query', async () => {
  const { status, headers } = await ask('/nl/team?from=mail');
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
  expect(await ask(path)).toMatchObject({ status, body });
});

test('a page removed while the server runs is not found', async () => {
  expect(await ask('/vanishing')).toMatchObject({ status: 200 });
  rmSync(join(site, 'vanishing.html'));
  expect(await ask('/vanishing')).toMatchObject({ status: 404 });
});

test.each([
  ['bytes=5-2', 416, 'Range Not Satisfiable.\n'],
  ['bytes=-0', 416, 'Range Not Satisfiable.\n'],
  ['bytes=0-1,3-4', 200, 'User-agent: *'],
  ['lines=1-2', 200, 'User-agent: *'],
])('the range %s', async (range, status, body) => {
  expect(await ask('/robots.txt', { headers: { range } })).toMatchObject({ status, body });
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
  expect((await ask('/')).status).toBe(200);
});
