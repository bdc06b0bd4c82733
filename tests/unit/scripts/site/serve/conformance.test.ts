import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { conformance, type Host } from '../../../../../scripts/lab/hosting/conformance.ts';
import { writeSampleFiles } from '../../../../../scripts/lab/hosting/sample-files.ts';
import { compress, quality } from '../../../../../scripts/site/hosts/compress.ts';
import { writeHostFiles } from '../../../../../scripts/site/hosts/write.ts';
import { fileOf } from '../../../../../scripts/site/prerender/pages.ts';
import { listen } from '../../../../../scripts/site/serve/listen.ts';
import { createServer } from '../../../../../scripts/site/serve/server.ts';
import { writeTree } from '../../../../content/fixture.ts';

/** The pages that the suite requests. */
const pages = [
  ...['/', '/about', '/404', '/services/modeling'],
  ...['/nl', '/nl/about', '/nl/404', '/nl/services/modeling', '/en/about'],
  ...['/ar/services/modeling', '/ar/404', '/zh/404'],
];
const htmlOf = (page: string) =>
  `<!doctype html><title>${page}</title>${`<p>This is ${page}.</p>`.repeat(100)}`;

const parent = mkdtempSync(join(tmpdir(), 'hulma-'));
const folder = join(parent, 'site');
const server = createServer(folder);
let host: Host;

beforeAll(async () => {
  writeTree(folder, Object.fromEntries(pages.map((page) => [fileOf(page), htmlOf(page)])));
  writeHostFiles(folder, { scripts: [], styles: [] }, {});
  writeSampleFiles(folder);
  await compress(folder, quality.quick);
  host = { address: await listen(server, 0), folder };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(parent, { recursive: true });
});

test.each(conformance)('$name', ({ run }) => run(host));
