import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compress, quality } from '../../../../../scripts/site/hosts/compress.ts';
import { assetCaching, pageCaching } from '../../../../../scripts/site/hosts/policy.ts';
import { writeHostFiles } from '../../../../../scripts/site/hosts/write.ts';
import { writeTree } from '../../../../content/fixture.ts';
import { hasBrotli, hasNginx, type Running, startNginx, startOwn, startWorkerd } from './hosts.ts';
import { type RequestOptions, request } from './request.ts';

/*
 * One suite for all hosts: the server of `npm start` and, with `npm run lab -- hosting`, nginx and Cloudflare's runtime.
 */

const all = process.env.ALL_HOSTS !== undefined;

interface Host {
  name: string;
  start(folder: string, temporary: string): Promise<Running>;
  /** The topics in which the host is known to differ, with the reason. */
  differs: { readonly [topic: string]: string };
}

const hosts: Host[] = [{ name: 'npm start', start: startOwn, differs: {} }];
if (all && hasNginx) {
  const differs = hasBrotli ? {} : { compression: 'its Brotli module is not installed' };
  hosts.push({ name: 'nginx', start: startNginx, differs });
}
if (all)
  hosts.push({
    name: 'Cloudflare',
    start: startWorkerd,
    differs: {
      'not-found caching': 'its headers depend on the URL alone, so a missing file in /assets/ is cached',
      'not-found pages': '/404 is a page with status 200, marked as not to be indexed',
      Vary: 'only its edge, not its runtime, sends Vary',
      'Brotli before gzip': 'only its edge, not its runtime, prefers Brotli',
      ranges: 'it ignores ranges and sends whole files, which the standard allows',
    },
  });

/** Pages and their files. */
const pages: { readonly [path: string]: string } = {
  '/': 'index.html',
  '/about': 'about.html',
  '/about?from=mail': 'about.html',
  '/nl': 'nl.html',
  '/nl/about': 'nl/about.html',
  '/en/about': 'en/about.html',
  '/ar/services/modeling': 'ar/services/modeling.html',
};

const redirects: { readonly [path: string]: string } = {
  '/about/': '/about',
  '/about.html': '/about',
  '/index.html': '/',
  '/nl/': '/nl',
  '/ar/services/modeling/': '/ar/services/modeling',
  '/nl/about/?from=mail': '/nl/about?from=mail',
};

/** URLs without a page, and the not-found page they get. */
const notFound: { readonly [path: string]: string } = {
  '/nowhere': '404.html',
  '/services': '404.html',
  '/assets/missing.js': '404.html',
  '/nlx/nowhere': '404.html',
  '/nl/nowhere': 'nl/404.html',
  '/ar/nowhere/at/all': 'ar/404.html',
};

/** Files of every type that hosts tend to get wrong, and their expected media types. */
const sampleTypes = {
  'samples/model.glb': 'model/gltf-binary',
  'samples/model.usdz': 'model/vnd.usdz+zip',
  'samples/model.obj': 'model/obj',
  'samples/app.webmanifest': 'application/manifest+json',
  'samples/meeting.ics': 'text/calendar; charset=utf-8',
  'samples/page.md': 'text/markdown; charset=utf-8',
  'samples/llms.txt': 'text/plain; charset=utf-8',
  'samples/sitemap.xml': 'application/xml',
  'samples/data.json': 'application/json',
  'samples/picture.svg': 'image/svg+xml',
  'samples/picture.webp': 'image/webp',
  'samples/picture.avif': 'image/avif',
  'samples/letter.woff2': 'font/woff2',
  '.well-known/gpc.json': 'application/json',
  'assets/sample-3f2a91c0.js': 'text/javascript; charset=utf-8',
};

/** The file for tests of hashed names, and the one for ranges, of 5,000 bytes. */
const asset = '/assets/sample-3f2a91c0.js';
const rangeSample = '/samples/model.usdz';

/** A file outside the served folder, which no URL may reach. */
const [secret, secretText] = ['secret.txt', 'outside of the site'];

/** Attempts at path traversal. */
const traversals = [
  `/../${secret}`,
  `/%2e%2e/${secret}`,
  `/..%2f${secret}`,
  `/..%5c${secret}`,
  `/assets/../../${secret}`,
  `/assets/%2e%2e/%2e%2e/${secret}`,
  `/nl/..%2f..%2f${secret}`,
  `/%252e%252e/${secret}`,
  '/../../../../../../etc/passwd',
  '/..%c0%af..%c0%afetc/passwd',
];

/** URLs that have redirected or crashed servers. */
const odd = [
  '/%',
  '/nl/%E0%A4',
  '/about%00',
  '/about%0d%0aX-Injected:%20yes/',
  '/nl%2Fabout',
  '/ABOUT',
  '/caf%C3%A9',
  '/./about',
  '//evil.example/about/',
  '///evil.example',
  '/\\evil.example/',
  '/%5Cevil.example/',
  '/%2F%2Fevil.example/',
  `/${'a'.repeat(6_000)}`,
  `/${'%41'.repeat(2_000)}`,
  `/about?${'q'.repeat(6_000)}`,
];

const temporary = mkdtempSync(join(tmpdir(), 'hulma-'));
const folder = join(temporary, 'site');
const fileAt = (path: string): Buffer => readFileSync(join(folder, path));

beforeAll(async () => {
  const html = (file: string) =>
    `<!doctype html><title>${file}</title>${`<p>This is ${file}.</p>`.repeat(100)}`;
  const files = [...Object.values(pages), ...Object.values(notFound), 'services/modeling.html'];
  const text = 'مرحبا 你好 bonjour '.repeat(200);
  writeTree(folder, {
    ...Object.fromEntries(files.map((file) => [file, html(file)])),
    ...Object.fromEntries(Object.keys(sampleTypes).map((file) => [file, text])),
    [rangeSample.slice(1)]: Uint8Array.from({ length: 5_000 }, (_, index) => index % 251),
    [`../${secret}`]: secretText,
    '.vite/manifest.json': '{}',
  });
  writeHostFiles(folder, { scripts: ['script'], styles: ['style'] }, {}, [
    { from: '/nl/team', to: '/nl/about' },
  ]);
  await compress(folder, quality.quick);
});
afterAll(() => rmSync(temporary, { recursive: true }));

/** Normalizes a media type; hosts differ in spaces and capitals, which have no meaning. */
const typeOf = (header = ''): string =>
  header
    .toLowerCase()
    .replace(/;\s*charset="?([\w-]+)"?/, '; charset=$1')
    .replace('application/javascript', 'text/javascript');

describe.each(hosts)('$name', ({ start, differs }) => {
  let host: Running;
  beforeAll(async () => {
    host = await start(folder, temporary);
  });
  afterAll(() => host.stop());

  const on = (topic: string) => test.skipIf(topic in differs);
  const ask = (path: string, options?: RequestOptions) => request(host.address, path, options);
  const stillAnswers = async () => expect((await ask('/')).status).toBe(200);

  test.each(Object.entries(pages))('%s serves the page %s', async (path, file) => {
    const { status, headers, body } = await ask(path);
    expect({ status, type: typeOf(headers['content-type']) }).toEqual({
      status: 200,
      type: 'text/html; charset=utf-8',
    });
    expect(headers.location).toBeUndefined();
    expect(headers['cache-control']).toBe(pageCaching);
    expect(body.equals(fileAt(file))).toBe(true);
  });

  test.each(Object.entries(redirects))('%s redirects to %s', async (path, location) => {
    const { status, headers } = await ask(path);
    expect([301, 307, 308]).toContain(status);
    expect(headers.location).toBe(location);
  });

  test.each(Object.entries(notFound))('%s is not found, and serves %s', async (path, file) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(404);
    expect(typeOf(headers['content-type'])).toBe('text/html; charset=utf-8');
    expect(body.equals(fileAt(file))).toBe(true);
  });
  on('not-found caching').each(Object.keys(notFound))('%s is not cached', async (path) => {
    expect((await ask(path)).headers['cache-control'] ?? '').not.toMatch(/immutable|max-age=[1-9]/);
  });
  test.each(['/_headers', '/_redirects', '/vercel.json', '/nginx.conf', '/.assetsignore', '/about.html.br'])(
    '%s is not served',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );
  on('not-found pages').each(['/404', '/404.html', '/nl/404', '/nl/404.html', '/nl/404/'])(
    '%s has status 404',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );

  test.each(['/', '/nl/about', '/nowhere', '/ar/nowhere', asset, '/samples/model.glb'])(
    '%s has the headers of the policy',
    async (path) => {
      const wanted: { key: string; value: string }[] = JSON.parse(fileAt('vercel.json').toString()).headers[0]
        .headers;
      expect(wanted.length).toBeGreaterThan(6);
      const { headers } = await ask(path);
      for (const { key, value } of wanted) expect(headers[key.toLowerCase()], key).toBe(value);
    },
  );

  test('hashed files are cached forever, others are revalidated', async () => {
    expect((await ask(asset)).headers['cache-control']).toBe(assetCaching);
    expect((await ask('/samples/model.glb')).headers['cache-control']).toBe(pageCaching);
  });
  test.each(['/about', asset])('%s responds with 304 while unchanged', async (path) => {
    const { etag = '' } = (await ask(path)).headers;
    expect(etag).not.toBe('');
    const again = await ask(path, { headers: { 'if-none-match': etag } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect((await ask(path, { headers: { 'if-none-match': '"another"' } })).status).toBe(200);
  });

  test.each(Object.entries(sampleTypes))('%s has the media type %s', async (file, type) => {
    const { status, headers } = await ask(`/${file}`);
    expect([status, typeOf(headers['content-type'])]).toEqual([200, type]);
  });

  on('compression').each(['/about', '/nl/nowhere', asset, '/samples/picture.svg'])(
    '%s is compressed',
    async (path) => {
      const plain = await ask(path);
      expect(plain.headers['content-encoding']).toBeUndefined();
      for (const [encoding, undo] of [['br', brotliDecompressSync] as const, ['gzip', gunzipSync] as const]) {
        const small = await ask(path, { headers: { 'accept-encoding': encoding } });
        expect(small.status).toBe(plain.status);
        expect(small.headers['content-encoding']).toBe(encoding);
        expect(small.headers['content-type']).toBe(plain.headers['content-type']);
        expect(small.body.length).toBeLessThan(plain.body.length);
        expect(undo(small.body).equals(plain.body)).toBe(true);
      }
    },
  );
  on('Vary').each(['/about', '/nowhere', asset])('%s varies by Accept-Encoding', async (path) => {
    const { vary } = (await ask(path, { headers: { 'accept-encoding': 'br' } })).headers;
    expect(vary).toMatch(/accept-encoding/i);
  });
  test('does not use excluded encodings', async () => {
    const { headers } = await ask('/about', { headers: { 'accept-encoding': 'br;q=0, gzip;q=0' } });
    expect(headers['content-encoding']).toBeUndefined();
  });
  test.skipIf('compression' in differs || 'Brotli before gzip' in differs)(
    'browsers receive Brotli',
    async () => {
      const { headers } = await ask('/about', { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
      expect(headers['content-encoding']).toBe('br');
    },
  );

  on('ranges').each([
    ['bytes=4900-', '', 206, 'bytes 4900-4999/5000'],
    ['bytes=5000-', '', 416, 'bytes */5000'],
    // A range of an older version.
    ['bytes=0-99', '"older"', 200, undefined],
  ])('responds to the range %s and if-range %s with %i', async (range, version, expected, part) => {
    const { status, headers, body } = await ask(rangeSample, {
      headers: { range, ...(version && { 'if-range': version }) },
    });
    expect([status, headers['content-range']]).toEqual([expected, part]);
    if (status !== 416)
      expect(body.equals(fileAt(rangeSample).subarray(status === 206 ? 4900 : 0))).toBe(true);
  });

  test.each(['/about', '/nl/nowhere', asset])('HEAD %s responds like GET, without a body', async (path) => {
    const get = await ask(path);
    const head = await ask(path, { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([get.status, 0]);
    for (const name of ['content-type', 'content-security-policy'])
      expect(head.headers[name]).toBe(get.headers[name]);
  });
  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is rejected with 405', async (method) => {
    expect((await ask('/about', { method })).status).toBe(405);
  });

  test.each(traversals)('%s stays inside the folder', async (path) => {
    const { status, body } = await ask(path);
    expect(body.toString()).not.toMatch(new RegExp(`${secretText}|^root:.*:0:0:`, 'm'));
    expect([301, 307, 308, 400, 403, 404]).toContain(status);
    await stillAnswers();
  });

  test.each(odd.map((path) => [path.slice(0, 60), path] as const))('%s is harmless', async (_, path) => {
    const { status, headers } = await ask(path);
    expect(status).toBeLessThan(500);
    expect(headers['x-injected']).toBeUndefined();
    if (headers.location !== undefined)
      expect(new URL(headers.location, host.address).origin).toBe(new URL(host.address).origin);
    await stillAnswers();
  });

  // Beyond what is required of every host.
  const own = test.runIf(start === startOwn);
  own.each([
    ['/nl/team?from=mail', '/nl/about?from=mail'],
    ['/about.html/', '/about'],
    ['/about/index.html', '/about'],
    ['/index/', '/'],
    ['/about/?from=mail&x=%2F', '/about?from=mail&x=%2F'],
    ['/index.html?q=//evil.example', '/?q=//evil.example'],
  ])('redirects %s to %s', async (path, location) => {
    const { status, headers } = await ask(path);
    expect([status, headers.location]).toEqual([301, location]);
  });

  own.each([
    ['/about?', 200, 'This is about.html'],
    ['/.well-known/gpc.json', 200, ''],
    ['/nl//about', 404, 'This is nl/404.html'],
    ['/de/nowhere', 404, 'Not found.'],
    ['/.vite/manifest.json', 404, 'This is 404.html'],
    ['/assets/.well-known/x', 404, ''],
    ['/.html', 404, ''],
    ['/about%2Ehtml', 404, ''],
    ['/ind%65x', 404, ''],
    ['/nl/%E0%A4', 404, 'This is nl/404.html'],
    ['*', 404, ''],
    ['http://evil.example/', 404, ''],
  ])('responds to %s with %i: %s', async (path, status, text) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(answer.body.toString()).toContain(text);
  });
});
