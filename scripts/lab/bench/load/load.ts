import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../content/root.ts';
import { build } from '../../../site/build.ts';
import { compress, quality } from '../../../site/hosts/compress.ts';
import { findNginx, startNginx } from '../../hosting/nginx-host.ts';
import type { Running } from '../../hosting/running.ts';
import { type FaultCounts, harm } from './faults.ts';
import { type Hammered, hammer } from './hammer.ts';
import { memoryOf, residentMemory, startServer } from './server-process.ts';

/** What is asked for, in one row of the table each. */
const loads: { readonly [name: string]: readonly string[] } = {
  pages: ['/', '/nl/pricing', '/ar/process', '/zh/about', '/services/modeling'],
  'not found': ['/nl/nowhere', '/nowhere'],
};

const connections = 50;
const duration = 5_000;
const limit = 300_000;

const faults: FaultCounts = {
  malformed: 10_000,
  slowHeads: 100,
  slowReaders: 50,
  halfOpen: 100,
  aborted: 300,
};

/** Milliseconds that the slow clients of a round stay: longer than the patience of the server measured. */
const stay = 5_000;

/**
 * Holds the server of `npm start` and nginx, both on this computer, under load and against broken clients, and
 * prints what came of it.
 *
 * @returns false when a server ended, answered wrongly, or holds over a tenth more memory afterwards
 */
export async function loadBench(say: (line: string) => void): Promise<boolean> {
  mkdirSync(`${root}/.cache`, { recursive: true });
  const temporary = mkdtempSync(`${root}/.cache/load-`);
  const folder = join(temporary, 'site');
  try {
    await build({ outDir: folder });
    await compress(folder, quality.best);
    const large = join(folder, 'large.glb');
    writeFileSync(large, '');
    truncateSync(large, 64_000_000);

    const servers: { [name: string]: () => Promise<Running> } = {
      'npm start': () => startServer(folder, { head: 2_000, silence: 2_000 }),
    };
    const nginx = await findNginx(false, say);
    if (nginx) servers.nginx = () => startNginx(nginx, folder, temporary);
    else say('There is no nginx on this computer; only npm start is measured.');

    let isWell = true;
    for (const [name, start] of Object.entries(servers)) {
      const server = await start();
      try {
        say(`\n${name}: ${connections} connections, ${duration / 1000} s each`);
        console.table(await speeds(server.address));
        isWell = (await endures(server, name === 'npm start', say)) && isWell;
      } finally {
        await server.stop();
      }
    }
    return isWell;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

async function speeds(address: string): Promise<{ [load: string]: object }> {
  const home = await (await fetch(address)).text();
  const assets = [...home.matchAll(/\/assets\/[\w-]+\.js/g)].slice(0, 5).map(([path]) => path);
  const rows: { [load: string]: object } = {};
  for (const [name, paths] of Object.entries({ ...loads, scripts: assets })) {
    await hammer({ address, paths, connections, duration: 500 });
    const status = name === 'not found' ? 404 : 200;
    const result = await hammer({ address, paths, connections, duration, limit, status });
    rows[name] = row(result);
  }
  return rows;
}

function row({ failures, perSecond, median, p99 }: Hammered): object {
  return {
    'requests/s': Math.round(perSecond),
    'median ms': Number(median.toFixed(1)),
    'p99 ms': Number(p99.toFixed(1)),
    failures,
  };
}

async function endures(server: Running, isOurs: boolean, say: (line: string) => void): Promise<boolean> {
  const memory = async () =>
    isOurs ? (await memoryOf(server.process)).used : (residentMemory(server.process.pid ?? 0) ?? 0);
  // The first round fills what a server keeps for later.
  await harm(server.address, '/large.glb', faults, stay);
  const before = await memory();
  const { ended, slow } = await harm(server.address, '/large.glb', faults, stay);
  const after = await memory();
  const answer = await hammer({
    address: server.address,
    paths: loads.pages ?? [],
    connections: 5,
    duration: 500,
  });
  const growth = before > 0 ? after / before : 1;
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
  say(
    `after ${Object.entries(faults)
      .map(([kind, count]) => `${count} ${kind}`)
      .join(', ')}, for the second time:\n` +
      `  memory ${megabytes(before)} MB before, ${megabytes(after)} MB after (× ${growth.toFixed(2)}); ` +
      `${ended} of ${slow} slow clients let go within ${stay / 1000} s; ` +
      `${answer.failures === 0 && answer.requests > 0 ? 'answers as before' : 'answers no more'}`,
  );
  return growth < 1.1 && answer.failures === 0 && answer.requests > 0;
}
