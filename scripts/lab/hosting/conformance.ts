import { deepEqual, equal, match, notEqual, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parseHeadersFile } from '../../site/hosts/headers-file.ts';
import { assetCaching, pageCaching } from '../../site/hosts/policy.ts';
import { type Answer, type Asked, request } from './request.ts';
import { assetSample, rangeSample, sampleTypes, secret } from './sample-files.ts';

/** A running host, and the folder that it serves, with the sample files in it. */
export interface Host {
  readonly address: string;
  readonly folder: string;
}

/** What the cases are about; a host may be known to differ in one of these. */
export type Topic =
  | 'pages'
  | 'redirects'
  | 'not found'
  | 'not found is not kept'
  | 'files for hosts'
  | 'not-found pages'
  | 'headers'
  | 'caching'
  | 'types'
  | 'compression'
  | 'variants in caches'
  | 'Brotli before gzip'
  | 'ranges'
  | 'methods'
  | 'ways out'
  | 'odd addresses';

/** One thing that every host must do alike. */
export interface ConformanceCase {
  readonly topic: Topic;
  readonly name: string;
  /** Throws an AssertionError when the host does otherwise. */
  run(host: Host): Promise<void>;
}

/** Pages that are asked for, and their files. */
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
  '/nl.html': '/nl',
  '/ar/services/modeling/': '/ar/services/modeling',
  '/nl/about/?from=mail': '/nl/about?from=mail',
};

/** Addresses of nothing, and the not-found page that answers them. */
const nowhere: { readonly [path: string]: string } = {
  '/nowhere': '404.html',
  '/nowhere/': '404.html',
  '/services': '404.html',
  '/assets/missing.js': '404.html',
  '/nlx/nowhere': '404.html',
  '/nl/nowhere': 'nl/404.html',
  '/nl/services': 'nl/404.html',
  '/ar/nowhere/at/all': 'ar/404.html',
  '/zh/about.htm': 'zh/404.html',
};

/** Ways out of the folder. */
const traversals = [
  `/../${secret.file}`,
  `/%2e%2e/${secret.file}`,
  `/..%2f${secret.file}`,
  `/..%5c${secret.file}`,
  `/assets/../../${secret.file}`,
  `/assets/%2e%2e/%2e%2e/${secret.file}`,
  `/nl/..%2f..%2f${secret.file}`,
  `/%252e%252e/${secret.file}`,
  '/../../../../../../etc/passwd',
  '/..%c0%af..%c0%afetc/passwd',
];

/** Addresses that have led servers elsewhere, or down. */
const odd = [
  '/%',
  '/%zz',
  '/nl/%E0%A4',
  '/%FF',
  '/about%00',
  '/about%00.html',
  '/about%0d%0aX-Injected:%20yes/',
  '/nl%2Fabout',
  '/ABOUT',
  '/caf%C3%A9',
  '/about;x=1',
  '/about%20',
  '/.',
  '/./about',
  '//evil.example/',
  '//evil.example/about/',
  '///evil.example',
  '/\\evil.example/',
  '/%5Cevil.example/',
  '/%2F%2Fevil.example/',
  '/%2F%2Fevil.example/..',
  '/about//',
  `/${'a'.repeat(6_000)}`,
  `/${'%41'.repeat(2_000)}`,
  `/about?${'q'.repeat(6_000)}`,
];

export const conformance: readonly ConformanceCase[] = [
  ...Object.entries(pages).map(([path, file]) =>
    test('pages', `${path} is a page`, async (ask, { folder }) => {
      const { status, headers, body } = await ask(path);
      equal(status, 200);
      equal(headers.location, undefined);
      equal(typeOf(headers['content-type']), 'text/html; charset=utf-8');
      equal(headers['cache-control'], pageCaching);
      ok(body.equals(readFileSync(join(folder, file))), `the answer is not ${file}`);
    }),
  ),

  ...Object.entries(redirects).map(([path, location]) =>
    test('redirects', `${path} leads to ${location}`, async (ask) => {
      const { status, headers } = await ask(path);
      ok([301, 307, 308].includes(status), `the status is ${status}`);
      equal(headers.location, location);
    }),
  ),

  ...Object.entries(nowhere).map(([path, file]) =>
    test('not found', `${path} is not found`, async (ask, { folder }) => {
      const { status, headers, body } = await ask(path);
      equal(status, 404);
      equal(typeOf(headers['content-type']), 'text/html; charset=utf-8');
      ok(body.equals(readFileSync(join(folder, file))), `the answer is not ${file}`);
    }),
  ),
  test('not found is not kept', 'what is not found is not kept', async (ask) => {
    for (const path of Object.keys(nowhere)) {
      const caching = (await ask(path)).headers['cache-control'] ?? '';
      ok(!/immutable|max-age=[1-9]/.test(caching), `${path} is kept: ${caching}`);
    }
  }),
  ...['/_headers', '/_redirects', '/vercel.json', '/nginx.conf', '/.assetsignore', '/about.html.br'].map(
    (path) =>
      test('files for hosts', `${path} is nobody’s business`, async (ask) => {
        equal((await ask(path)).status, 404);
      }),
  ),
  ...['/404', '/404.html', '/nl/404', '/nl/404.html', '/nl/404/'].map((path) =>
    test('not-found pages', `${path} is no page of its own`, async (ask) => {
      equal((await ask(path)).status, 404);
    }),
  ),

  ...['/', '/nl/about', '/nowhere', '/ar/nowhere', assetSample, '/samples/model.glb'].map((path) =>
    test('headers', `${path} carries the headers of the table`, async (ask, { folder }) => {
      const table = parseHeadersFile(readFileSync(join(folder, '_headers'), 'utf8'));
      const { headers } = await ask(path);
      const wanted = Object.entries(table.find(({ pattern }) => pattern === '/*')?.headers ?? {});
      ok(wanted.length >= 7, 'the table has no headers');
      for (const [name, value] of wanted) equal(headers[name.toLowerCase()], value, name);
    }),
  ),

  test('caching', 'hashed files are kept for good', async (ask) => {
    equal((await ask(assetSample)).headers['cache-control'], assetCaching);
  }),
  test('caching', 'other files are asked for again', async (ask) => {
    equal((await ask('/samples/model.glb')).headers['cache-control'], pageCaching);
  }),
  ...['/about', assetSample].map((path) =>
    test('caching', `${path} is not sent again while it is unchanged`, async (ask) => {
      const { etag } = (await ask(path)).headers;
      ok(etag, 'there is no ETag');
      const again = await ask(path, { headers: { 'if-none-match': etag } });
      equal(again.status, 304);
      equal(again.body.length, 0);
      equal((await ask(path, { headers: { 'if-none-match': '"another"' } })).status, 200);
    }),
  ),

  ...Object.entries(sampleTypes).map(([path, type]) =>
    test('types', `${path} has its type`, async (ask) => {
      const { status, headers } = await ask(path);
      equal(status, 200);
      equal(typeOf(headers['content-type']), type);
    }),
  ),
  test('types', 'scripts and styles have their type', async (ask) => {
    match((await ask(assetSample)).headers['content-type'] ?? '', /^(?:text|application)\/javascript/);
  }),

  ...(['br', 'gzip'] as const).flatMap((encoding) =>
    ['/about', '/nl/nowhere', assetSample, '/samples/picture.svg'].map((path) =>
      test('compression', `${path} is sent in ${encoding}`, async (ask) => {
        const plain = await ask(path);
        const small = await ask(path, { headers: { 'accept-encoding': encoding } });
        equal(plain.headers['content-encoding'], undefined);
        equal(small.status, plain.status);
        equal(small.headers['content-encoding'], encoding);
        equal(small.headers['content-type'], plain.headers['content-type']);
        ok(small.body.length < plain.body.length, 'it is no smaller');
        const undo = encoding === 'br' ? brotliDecompressSync : gunzipSync;
        ok(undo(small.body).equals(plain.body), 'it is another text');
      }),
    ),
  ),
  test('variants in caches', 'caches keep variants apart', async (ask) => {
    for (const path of ['/about', '/nowhere', assetSample]) {
      match(
        (await ask(path, { headers: { 'accept-encoding': 'br' } })).headers.vary ?? '',
        /accept-encoding/i,
      );
    }
  }),
  test('compression', 'an encoding that is ruled out is not used', async (ask) => {
    const { headers } = await ask('/about', { headers: { 'accept-encoding': 'br;q=0, gzip;q=0' } });
    equal(headers['content-encoding'], undefined);
  }),
  test('Brotli before gzip', 'a browser gets Brotli', async (ask) => {
    const { headers } = await ask('/about', { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
    equal(headers['content-encoding'], 'br');
  }),

  ...(
    [
      ['bytes=0-99', 0, 99],
      ['bytes=4900-', 4900, 4999],
      ['bytes=-50', 4950, 4999],
      ['bytes=4990-9999', 4990, 4999],
    ] as const
  ).map(([range, start, end]) =>
    test('ranges', `a part is sent: ${range}`, async (ask, { folder }) => {
      const { status, headers, body } = await ask(rangeSample.path, { headers: { range } });
      equal(status, 206);
      equal(headers['content-range'], `bytes ${start}-${end}/${rangeSample.size}`);
      const file = readFileSync(join(folder, rangeSample.path));
      deepEqual([...body], [...file.subarray(start, end + 1)]);
    }),
  ),
  test('ranges', 'a part that does not exist is refused', async (ask) => {
    const { status, headers } = await ask(rangeSample.path, { headers: { range: 'bytes=5000-' } });
    equal(status, 416);
    equal(headers['content-range'], 'bytes */5000');
  }),
  test('ranges', 'a part of an older version is the whole', async (ask) => {
    const headers = { range: 'bytes=0-99', 'if-range': '"older"' };
    const { status, body } = await ask(rangeSample.path, { headers });
    equal(status, 200);
    equal(body.length, rangeSample.size);
  }),

  ...['/about', '/nl/nowhere', assetSample].map((path) =>
    test('headers', `HEAD of ${path} is GET without a body`, async (ask) => {
      const get = await ask(path);
      const head = await ask(path, { method: 'HEAD' });
      equal(head.status, get.status);
      equal(head.body.length, 0);
      equal(head.headers['content-type'], get.headers['content-type']);
      equal(head.headers['content-security-policy'], get.headers['content-security-policy']);
    }),
  ),
  test('methods', 'other methods are refused', async (ask) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      equal((await ask('/about', { method })).status, 405, method);
    }
  }),

  ...traversals.map((path) =>
    test('ways out', `${path} leads nowhere`, async (ask, host) => {
      const { status, body } = await ask(path);
      ok(
        !body.includes(secret.text) && !/^root:.*:0:0:/m.test(body.toString()),
        'a file outside of the site was sent',
      );
      ok([301, 307, 308, 400, 403, 404].includes(status), `the status is ${status}`);
      await stillAnswers(host);
    }),
  ),
  ...odd.map((path) =>
    test(
      'odd addresses',
      `${path.length > 60 ? `${path.slice(0, 20)}… (${path.length})` : path} does no harm`,
      async (ask, host) => {
        const { status, headers } = await ask(path);
        ok(status < 500, `the status is ${status}`);
        equal(headers['x-injected'], undefined);
        const { location } = headers;
        if (location !== undefined)
          equal(new URL(location, host.address).origin, new URL(host.address).origin);
        await stillAnswers(host);
      },
    ),
  ),
];

function test(
  topic: Topic,
  name: string,
  run: (ask: (path: string, asked?: Asked) => Promise<Answer>, host: Host) => Promise<void>,
): ConformanceCase {
  return { topic, name, run: (host) => run((path, asked) => request(host.address, path, asked), host) };
}

async function stillAnswers({ address }: Host): Promise<void> {
  const { status } = await request(address, '/');
  notEqual(status, 0);
  equal(status, 200, 'the home page afterwards');
}

/** A type with its charset as this file writes it; hosts differ in spaces and capitals, which mean nothing. */
const typeOf = (header: string | undefined): string =>
  (header ?? '').toLowerCase().replace(/;\s*charset="?([\w-]+)"?/, '; charset=$1');
