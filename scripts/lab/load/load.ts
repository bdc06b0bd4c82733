/** `npm start` and nginx under load and against broken clients; run by `npm run bench -- load`. */
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { compress, quality } from '../../site/hosts/compress.ts';
import { build } from '../../site/run-build.ts';
import { findNginx, startNginx } from '../hosting/nginx-host.ts';
import { startOwn } from '../hosting/own-host.ts';
import type { Running } from '../running.ts';
import { withTemporaryFolder } from '../temporary-folder.ts';
import { harm } from './broken-clients.ts';

const loads: { readonly [name: string]: readonly string[] } = {
  pages: ['/', '/nl/pricing', '/ar/process', '/zh/about', '/services/modeling'],
  'not found': ['/nl/nowhere', '/nowhere'],
};

async function measure(address: string, name: string, duration = 5) {
  const result = await autocannon({
    url: address,
    connections: 50,
    duration,
    headers: { 'accept-encoding': 'gzip, br' },
    requests: (loads[name] ?? []).map((path) => ({ path })),
  });
  const wanted = name === 'not found' ? '404' : '200';
  const others = Object.entries(result.statusCodeStats).filter(([status]) => status !== wanted);
  return {
    'requests/s': Math.round(result.requests.average),
    'median ms': result.latency.p50,
    'p99 ms': result.latency.p99,
    failures: result.errors + others.reduce((sum, [, { count }]) => sum + count, 0),
  };
}

/** The memory of a process in bytes, where the system reports it. */
function memoryOf({ pid }: { pid?: number | undefined }): number {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000;
  } catch {
    return Number.NaN;
  }
}

async function examine(name: string, server: Running): Promise<boolean> {
  const rows: { [load: string]: Awaited<ReturnType<typeof measure>> } = {};
  for (const load of Object.keys(loads)) rows[load] = await measure(server.address, load);
  console.log(`\n${name}, 50 connections`);
  console.table(rows);
  // The first round fills the caches of the server.
  await harm(server.address, '/large.glb');
  const before = memoryOf(server.process);
  const { ended, slow } = await harm(server.address, '/large.glb');
  const after = memoryOf(server.process);
  const answers = await measure(server.address, 'pages', 1);
  console.log(
    `after broken clients: ${ended} of ${slow} slow ones closed; memory ${before.toFixed(0)} → ${after.toFixed(0)} MB; ${answers.failures} failures`,
  );
  const grows = after > before * 1.2;
  return Object.values({ ...rows, answers }).every(({ failures }) => failures === 0) && !grows;
}

await withTemporaryFolder('load', async (folder) => {
  const site = `${folder}/site`;
  await build({ outDir: site });
  await compress(site, quality.quick);
  writeFileSync(`${site}/large.glb`, '');
  truncateSync(`${site}/large.glb`, 64_000_000);

  const hosts = [{ name: 'npm start', start: () => startOwn(site, { head: 2_000, silence: 2_000 }) }];
  const nginx = await findNginx();
  if (nginx) hosts.push({ name: 'nginx', start: () => startNginx(nginx, site, folder) });
  else console.log('nginx was not run: it is not installed.');
  for (const { name, start } of hosts) {
    const server = await start();
    try {
      if (!(await examine(name, server))) process.exitCode = 1;
    } finally {
      await server.stop();
    }
  }
});
