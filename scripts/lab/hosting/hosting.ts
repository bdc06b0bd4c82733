/**
 * Runs one suite of cases against `npm start`, nginx and Cloudflare's runtime; `npm run lab -- hosting` runs it.
 */
import { compress, quality } from '../../site/hosts/compress.ts';
import { build } from '../../site/run-build.ts';
import { listen } from '../../site/serve/listen.ts';
import { createServer } from '../../site/serve/server.ts';
import type { Running } from '../running.ts';
import { withTemporaryFolder } from '../temporary-folder.ts';
import { conformance, type Topic } from './conformance.ts';
import { findNginx, startNginx } from './nginx-host.ts';
import { writeSampleFiles } from './sample-files.ts';
import { startWorkerd } from './workerd-host.ts';

/** Known differences of a host, and why they remain. */
type Differences = { readonly [topic in Topic]?: string };

const cloudflare: Differences = {
  'not-found caching': 'its headers depend on the URL alone, so a missing file in /assets/ is cached too',
  'not-found pages': '/404 is a page with status 200, marked as not to be indexed',
  Vary: 'only its edge, not its runtime, sends Vary',
  'Brotli before gzip': 'only its edge, not its runtime, prefers Brotli',
  ranges: 'it ignores ranges and sends whole files, which the standard allows',
};

/** Serves a built site as `npm start` does. */
async function startOwn(folder: string): Promise<Running> {
  const server = createServer(folder);
  const address = await listen(server, 0);
  return {
    address,
    async stop() {
      server.close().closeAllConnections();
    },
  };
}

async function examine(name: string, address: string, folder: string, known: Differences): Promise<boolean> {
  const differing = new Set<Topic>();
  const broken: string[] = [];
  let kept = 0;
  for (const { topic, name: title, run } of conformance) {
    try {
      await run({ address, folder });
      kept++;
    } catch (error) {
      if (known[topic]) differing.add(topic);
      else broken.push(`${topic}: ${title}: ${String(error).replaceAll(/\s+/g, ' ')}`);
    }
  }
  console.log(`\n${name}: ${kept} of ${conformance.length} cases`);
  for (const topic of differing) console.log(`  · ${topic}: ${known[topic]}`);
  for (const problem of broken) console.log(`  ✗ ${problem}`);
  const gone = (Object.keys(known) as Topic[]).filter((topic) => !differing.has(topic));
  for (const topic of gone)
    console.log(`  ✗ ${topic}: no longer differs; remove it from the known differences`);
  return broken.length + gone.length === 0;
}

await withTemporaryFolder('hosting', async (temporary) => {
  const folder = `${temporary}/site`;
  await build({ outDir: folder });
  writeSampleFiles(folder);
  await compress(folder, quality.quick);
  const nginx = await findNginx();
  const hosts: { name: string; differences: Differences; start?: () => Promise<Running> }[] = [
    { name: 'npm start', differences: {}, start: () => startOwn(folder) },
    {
      name: 'nginx',
      differences: nginx?.brotliModule
        ? {}
        : { compression: 'its Brotli module is not installed', 'Brotli before gzip': 'for the same reason' },
      ...(nginx && { start: () => startNginx(nginx, folder, temporary) }),
    },
    { name: 'Cloudflare', differences: cloudflare, start: () => startWorkerd(folder, temporary) },
  ];
  for (const { name, differences, start } of hosts) {
    if (!start) {
      console.log(`\n${name} was not run: it is not installed.`);
      continue;
    }
    const running = await start();
    try {
      if (!(await examine(name, running.address, folder, differences))) process.exitCode = 1;
    } finally {
      await running.stop();
    }
  }
});
