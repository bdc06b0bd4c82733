import type { Server } from 'node:http';
import { afterAll, beforeAll, test } from 'vitest';
import { conformance, type Host } from '../../../../../scripts/lab/hosting/conformance.ts';
import { listen } from '../../../../../scripts/site/serve/listen.ts';
import { createServer } from '../../../../../scripts/site/serve/server.ts';
import { sampleSite } from '../../../../hosting/sample-site.ts';

let host: Host;
let server: Server;
let remove: () => void;

beforeAll(async () => {
  const site = await sampleSite();
  remove = site.remove;
  server = createServer(site.folder);
  host = { address: await listen(server, 0), folder: site.folder };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  remove();
});

test.each(conformance)('$name', ({ run }) => run(host));
