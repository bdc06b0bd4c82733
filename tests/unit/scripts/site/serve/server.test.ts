import { rmSync } from 'node:fs';
import http, { type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headersFile } from '../../../../../scripts/site/hosts/headers-file.ts';
import { policy } from '../../../../../scripts/site/hosts/policy.ts';
import { redirectsFile } from '../../../../../scripts/site/hosts/redirects-file.ts';
import { listen } from '../../../../../scripts/site/serve/listen.ts';
import { createServer } from '../../../../../scripts/site/serve/server.ts';
import { temporarySite } from './temporary-site.ts';

const site = temporarySite({
  'dist/_headers': headersFile(policy({ scriptHashes: [], styleHashes: [] }, {})),
  'dist/_redirects': redirectsFile([{ from: '/nl/team', to: '/nl/about' }]),
  'dist/index.html': 'English home',
  'dist/about.html': 'English about',
  'dist/404.html': 'English not found',
  'dist/nl.html': 'Dutch home',
  'dist/nl/about.html': 'Dutch about',
  'dist/nl/404.html': 'Dutch not found',
  'dist/ar/404.html': 'Arabic not found',
  'dist/assets/app-3f2a.js': 'export {}',
  'dist/models/chair.glb': 'glb',
  'dist/models/chair.usdz': 'usdz',
  'dist/site.webmanifest': '{}',
  'dist/meeting.ics': 'BEGIN:VCALENDAR',
  'dist/robots.txt': 'User-agent: *',
  'dist/.vite/manifest.json': '{}',
  'dist/.well-known/security.txt': 'Contact: mailto:studio@hulma.example',
  'dist/vanishing.html': 'gone soon',
  'secret.txt': 'outside of dist',
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

describe('pages', () => {
  test.each([
    ['/', 'English home'],
    ['/about', 'English about'],
    ['/about?from=mail', 'English about'],
    ['/nl', 'Dutch home'],
    ['/nl/about', 'Dutch about'],
  ])('%s', async (path, body) => {
    const answer = await request(path);
    expect(answer).toMatchObject({ status: 200, body });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-content-type-options': 'nosniff',
    });
  });

  test('are answered with 304 while unchanged', async () => {
    const { etag } = (await request('/about')).headers;
    expect(etag).toBeTruthy();
    const answer = await request('/about', { headers: { 'if-none-match': etag } });
    expect(answer).toMatchObject({ status: 304, body: '' });
  });

  test('are answered to HEAD without a body', async () => {
    const answer = await request('/about', { method: 'HEAD' });
    expect(answer).toMatchObject({ status: 200, body: '' });
    expect(answer.headers['content-length']).toBe(String('English about'.length));
  });
});

describe('redirects', () => {
  test.each([
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/index.html', '/'],
    ['/nl/', '/nl'],
    ['/nl/index.html', '/nl'],
    ['/nl/about/?from=mail', '/nl/about?from=mail'],
  ])('%s to %s', async (path, location) => {
    const answer = await request(path);
    expect(answer).toMatchObject({ status: 301, headers: { location } });
  });

  test.each(['//evil.example/', '/\\evil.example/', '/%2F%2Fevil.example/', '/nowhere/', '/robots.txt/'])(
    'not for %s',
    async (path) => {
      const answer = await request(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.location).toBeUndefined();
    },
  );
});

describe('not found', () => {
  test.each([
    ['/nowhere', 'English not found'],
    ['/nl/nowhere', 'Dutch not found'],
    ['/nl//about', 'Dutch not found'],
    ['/ar/nowhere/at/all', 'Arabic not found'],
    ['/de/nowhere', 'Not found.\n'],
    ['/nlx/nowhere', 'English not found'],
    ['/404', 'English not found'],
    ['/404.html', 'English not found'],
    ['/nl/404', 'Dutch not found'],
    ['/nl/404/', 'Dutch not found'],
    ['/assets', 'English not found'],
    ['/assets/missing.js', 'English not found'],
    ['/.vite/manifest.json', 'English not found'],
  ])('%s', async (path, body) => {
    const answer = await request(path);
    expect(answer).toMatchObject({ status: 404, body });
    expect(answer.headers['cache-control'] ?? '').not.toContain('immutable');
  });

  test('is answered to HEAD without a body', async () => {
    expect(await request('/nowhere', { method: 'HEAD' })).toMatchObject({ status: 404, body: '' });
  });

  test('a page removed while the server runs is not found', async () => {
    expect(await request('/vanishing')).toMatchObject({ status: 200 });
    rmSync(join(site.root, 'dist/vanishing.html'));
    expect(await request('/vanishing')).toMatchObject({ status: 404 });
  });
});

describe('files', () => {
  test.each([
    ['/assets/app-3f2a.js', /^text\/javascript/],
    ['/models/chair.glb', /^model\/gltf-binary$/],
    ['/models/chair.usdz', /^model\/vnd\.usdz\+zip$/],
    ['/site.webmanifest', /^application\/manifest\+json$/],
    ['/meeting.ics', /^text\/calendar; charset=utf-8$/],
    ['/robots.txt', /^text\/plain; charset=utf-8$/],
    ['/.well-known/security.txt', /^text\/plain; charset=utf-8$/],
  ])('%s has its media type', async (path, type) => {
    const answer = await request(path);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toMatch(type);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  test('below /assets/ are cached forever', async () => {
    const { headers } = await request('/assets/app-3f2a.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test.each([
    ['bytes=0-2', 206, 'Use'],
    ['bytes=5-2', 416, 'The file has no such part.\n'],
    ['bytes=-3', 206, ': *'],
    ['bytes=-0', 416, 'The file has no such part.\n'],
    ['bytes=0-1,3-4', 200, 'User-agent: *'],
    ['lines=1-2', 200, 'User-agent: *'],
    ['bytes=900-', 416, 'The file has no such part.\n'],
  ])('range %s', async (range, status, body) => {
    expect(await request('/robots.txt', { headers: { range } })).toMatchObject({ status, body });
  });
});

describe('rejected requests', () => {
  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s', async (method) => {
    const answer = await request('/about', { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });

  test.each([
    ['/%', 'English not found'],
    ['/%zz', 'English not found'],
    ['/nl/%E0%A4', 'Dutch not found'],
    ['/%FF.html', 'English not found'],
  ])('malformed URL %s', async (path, body) => {
    expect(await request(path)).toMatchObject({ status: 400, body });
  });

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/..%5csecret.txt',
  ])('path traversal %s', async (path) => {
    const answer = await request(path);
    expect(answer.status).toBe(404);
    expect(answer.body).not.toContain('outside');
  });

  test('bytes that are not HTTP', async () => {
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
});
