import { deepEqual, equal, match, notEqual, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parseHeadersFile } from '../../site/hosts/headers-file.ts';
import { assetCaching, pageCaching } from '../../site/hosts/policy.ts';
import { type Answer, type Asked, request } from './request.ts';
import { assetSample, rangeSample, sampleTypes, secret } from './sample-files.ts';

/** A running host, and the folder it serves, with the sample files. */
export interface Host {
  readonly address: string;
  readonly folder: string;
}

/** The topics of the cases; known differences of a host are listed by topic. */
export type Topic =
  | 'pages'
  | 'redirects'
  | 'not found'
  | 'not-found caching'
  | 'files for hosts'
  | 'not-found pages'
  | 'headers'
  | 'caching'
  | 'types'
  | 'compression'
  | 'Vary'
  | 'Brotli before gzip'
  | 'ranges'
  | 'methods'
  | 'path traversal'
  | 'odd URLs';

/** One requirement for all hosts. */
export interface ConformanceCase {
  readonly topic: Topic;
  readonly name: string;
  /** Throws an AssertionError if the host does not meet it. */
  run(host: Host): Promise<void>;
}

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
  '/nl.html': '/nl',
  '/ar/services/modeling/': '/ar/services/modeling',
  '/nl/about/?from=mail': '/nl/about?from=mail',
};

/** URLs without a page, and the not-found page they get. */
const notFound: { readonly [path: string]: string } = {
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

/** Attempts at path traversal. */
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

/** URLs that have redirected or crashed servers. */
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
      ok(body.equals(readFileSync(join(folder, file))), `the response is not ${file}`);
    }),
  ),

  ...Object.entries(redirects).map(([path, location]) =>
    test('redirects', `${path} redirects to ${location}`, async (ask) => {
      const { status, headers } = await ask(path);
      ok([301, 307, 308].includes(status), `the status is ${status}`);
      equal(headers.location, location);
    }),
  ),

  ...Object.entries(notFound).map(([path, file]) =>
    test('not found', `${path} is not found`, async (ask, { folder }) => {
      const { status, headers, body } = await ask(path);
      equal(status, 404);
      equal(typeOf(headers['content-type']), 'text/html; charset=utf-8');
      ok(body.equals(readFileSync(join(folder, file))), `the response is not ${file}`);
    }),
  ),
  test('not-found caching', 'not-found responses are not cached', async (ask) => {
    for (const path of Object.keys(notFound)) {
      const caching = (await ask(path)).headers['cache-control'] ?? '';
      ok(!/immutable|max-age=[1-9]/.test(caching), `${path} is cached: ${caching}`);
    }
  }),
  ...['/_headers', '/_redirects', '/vercel.json', '/nginx.conf', '/.assetsignore', '/about.html.br'].map(
    (path) =>
      test('files for hosts', `${path} is not served`, async (ask) => {
        equal((await ask(path)).status, 404);
      }),
  ),
  ...['/404', '/404.html', '/nl/404', '/nl/404.html', '/nl/404/'].map((path) =>
    test('not-found pages', `${path} has status 404`, async (ask) => {
      equal((await ask(path)).status, 404);
    }),
  ),

  ...['/', '/nl/about', '/nowhere', '/ar/nowhere', assetSample, '/samples/model.glb'].map((path) =>
    test('headers', `${path} has the headers of the policy`, async (ask, { folder }) => {
      const table = parseHeadersFile(readFileSync(join(folder, '_headers'), 'utf8'));
      const { headers } = await ask(path);
      const wanted = Object.entries(table.find(({ pattern }) => pattern === '/*')?.headers ?? {});
      ok(wanted.length >= 7, 'the policy has no headers');
      for (const [name, value] of wanted) equal(headers[name.toLowerCase()], value, name);
    }),
  ),

  test('caching', 'hashed files are cached forever', async (ask) => {
    equal((await ask(assetSample)).headers['cache-control'], assetCaching);
  }),
  test('caching', 'other files are revalidated', async (ask) => {
    equal((await ask('/samples/model.glb')).headers['cache-control'], pageCaching);
  }),
  ...['/about', assetSample].map((path) =>
    test('caching', `${path} gets 304 while unchanged`, async (ask) => {
      const { etag } = (await ask(path)).headers;
      ok(etag, 'there is no ETag');
      const again = await ask(path, { headers: { 'if-none-match': etag } });
      equal(again.status, 304);
      equal(again.body.length, 0);
      equal((await ask(path, { headers: { 'if-none-match': '"another"' } })).status, 200);
    }),
  ),

  ...Object.entries(sampleTypes).map(([path, type]) =>
    test('types', `${path} has its media type`, async (ask) => {
      const { status, headers } = await ask(path);
      equal(status, 200);
      equal(typeOf(headers['content-type']), type);
    }),
  ),
  test('types', 'scripts have their media type', async (ask) => {
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
        ok(small.body.length < plain.body.length, 'it is not smaller');
        const undo = encoding === 'br' ? brotliDecompressSync : gunzipSync;
        ok(undo(small.body).equals(plain.body), 'its content differs');
      }),
    ),
  ),
  test('Vary', 'compressed variants send Vary', async (ask) => {
    for (const path of ['/about', '/nowhere', assetSample]) {
      match(
        (await ask(path, { headers: { 'accept-encoding': 'br' } })).headers.vary ?? '',
        /accept-encoding/i,
      );
    }
  }),
  test('compression', 'excluded encodings are not used', async (ask) => {
    const { headers } = await ask('/about', { headers: { 'accept-encoding': 'br;q=0, gzip;q=0' } });
    equal(headers['content-encoding'], undefined);
  }),
  test('Brotli before gzip', 'browsers get Brotli', async (ask) => {
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
    test('ranges', `sends the range ${range}`, async (ask, { folder }) => {
      const { status, headers, body } = await ask(rangeSample.path, { headers: { range } });
      equal(status, 206);
      equal(headers['content-range'], `bytes ${start}-${end}/${rangeSample.size}`);
      const file = readFileSync(join(folder, rangeSample.path));
      deepEqual([...body], [...file.subarray(start, end + 1)]);
    }),
  ),
  test('ranges', 'a range past the end gets 416', async (ask) => {
    const { status, headers } = await ask(rangeSample.path, { headers: { range: 'bytes=5000-' } });
    equal(status, 416);
    equal(headers['content-range'], 'bytes */5000');
  }),
  test('ranges', 'a range of an older version gets the whole file', async (ask) => {
    const headers = { range: 'bytes=0-99', 'if-range': '"older"' };
    const { status, body } = await ask(rangeSample.path, { headers });
    equal(status, 200);
    equal(body.length, rangeSample.size);
  }),

  ...['/about', '/nl/nowhere', assetSample].map((path) =>
    test('headers', `HEAD ${path} is GET without a body`, async (ask) => {
      const get = await ask(path);
      const head = await ask(path, { method: 'HEAD' });
      equal(head.status, get.status);
      equal(head.body.length, 0);
      equal(head.headers['content-type'], get.headers['content-type']);
      equal(head.headers['content-security-policy'], get.headers['content-security-policy']);
    }),
  ),
  test('methods', 'other methods get 405', async (ask) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      equal((await ask('/about', { method })).status, 405, method);
    }
  }),

  ...traversals.map((path) =>
    test('path traversal', `${path} stays inside the folder`, async (ask, host) => {
      const { status, body } = await ask(path);
      ok(
        !body.includes(secret.text) && !/^root:.*:0:0:/m.test(body.toString()),
        'a file outside the site was sent',
      );
      ok([301, 307, 308, 400, 403, 404].includes(status), `the status is ${status}`);
      await stillAnswers(host);
    }),
  ),
  ...odd.map((path) =>
    test(
      'odd URLs',
      `${path.length > 60 ? `${path.slice(0, 20)}… (${path.length})` : path} is harmless`,
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

/** A normalized media type; hosts differ in spaces and capitals, which have no meaning. */
const typeOf = (header: string | undefined): string =>
  (header ?? '').toLowerCase().replace(/;\s*charset="?([\w-]+)"?/, '; charset=$1');
