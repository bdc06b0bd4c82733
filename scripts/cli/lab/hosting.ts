/**
 * `npm run lab -- hosting`: serves the built site with Cloudflare's runtime, nginx and `npm start`'s server, and holds
 * each against one suite and against Mozilla's rules for headers. Ends with 1 when one does otherwise.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../content/root.ts';
import { conformance, type Topic } from '../../lab/hosting/conformance.ts';
import { misreadings } from '../../lab/hosting/host-readers.ts';
import { findNginx, startNginx } from '../../lab/hosting/nginx-host.ts';
import { observe } from '../../lab/hosting/observatory.ts';
import { type Running, run } from '../../lab/hosting/running.ts';
import { writeSampleFiles } from '../../lab/hosting/sample-files.ts';
import { ensureTools, tools } from '../../lab/hosting/tools.ts';
import { startWorkerd } from '../../lab/hosting/workerd-host.ts';
import { build } from '../../site/build.ts';
import { compress, quality } from '../../site/hosts/compress.ts';

interface Subject {
  readonly name: string;
  /** Starts it; says why not when it cannot be had on this computer. */
  start(folder: string, temporary: string): Promise<Running | string>;
  /** Where it is known to do otherwise, and why that is left. */
  readonly differences: Differences;
}

type Differences = { [topic in Topic]?: string };

const nginxDifferences: Differences = {};

const subjects: readonly Subject[] = [
  {
    name: 'npm start',
    start: (folder) =>
      run((port) => [process.execPath, `${root}/scripts/site/serve/main.mjs`, folder, String(port)]),
    differences: {},
  },
  {
    name: 'nginx',
    async start(folder, temporary) {
      const nginx = await findNginx(true, say);
      if (!nginx) return 'there is no nginx, and only Debian and Ubuntu as root get it here';
      if (!nginx.brotliModule) {
        nginxDifferences.compression = nginxDifferences['Brotli before gzip'] =
          'it has no module for Brotli here';
      }
      return startNginx(nginx, folder, temporary);
    },
    differences: nginxDifferences,
  },
  {
    name: 'Cloudflare',
    start: (folder, temporary) => startWorkerd(folder, temporary, tools),
    differences: {
      'not found is not kept':
        'headers go by the address alone, so a missing file below /assets/ is kept too',
      'not-found pages': '/404 is a page to it, with status 200; it asks not to be indexed',
      'variants in caches': 'only its edge, not its runtime, sends Vary',
      'Brotli before gzip': 'only its edge, not its runtime, prefers Brotli',
      ranges: 'it sends files whole, which a client that asks for a part has to take',
    },
  },
];

let failures = 0;
await ensureTools(say);
mkdirSync(`${root}/.cache`, { recursive: true });
const temporary = mkdtempSync(`${root}/.cache/hosting-`);
try {
  const folder = join(temporary, 'site');
  await build({ outDir: folder });
  writeSampleFiles(folder);
  await compress(folder, quality.quick);
  for (const subject of subjects) await examine(subject, folder);
  const misread = await misreadings(folder);
  failures += misread.length;
  say(
    `\nNetlify and Vercel: their own readers ${misread.length === 0 ? 'understand' : 'misunderstand'} the files.`,
  );
  for (const problem of misread) say(`  ✗ ${problem}`);
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
process.exitCode = failures > 0 ? 1 : 0;

async function examine({ name, start, differences }: Subject, folder: string): Promise<void> {
  const running = await start(folder, temporary);
  if (typeof running === 'string') {
    say(`\n${name}: skipped, ${running}.`);
    return;
  }
  try {
    const differing = new Set<Topic>();
    const broken: string[] = [];
    let kept = conformance.length;
    for (const { topic, name, run } of conformance) {
      await run({ address: running.address, folder }).catch((error: Error) => {
        kept--;
        if (differences[topic]) differing.add(topic);
        else broken.push(`${topic}: ${name}: ${error.message.replaceAll(/\s+/g, ' ')}`);
      });
    }
    const { score, grade, broken: unsafe } = await observe(running.address);
    say(`\n${name}: ${kept} of ${conformance.length} cases; Observatory ${grade}, ${score} points`);
    for (const topic of differing) say(`  · ${topic}: ${differences[topic]}`);
    for (const topic of Object.keys(differences) as Topic[]) {
      if (!differing.has(topic))
        broken.push(`${topic}: no longer differs; take it out of the list of differences`);
    }
    if (grade !== 'A+') broken.push(...unsafe.map((rule) => `Observatory: ${rule}`), `Observatory: ${grade}`);
    for (const problem of broken) say(`  ✗ ${problem}`);
    failures += broken.length;
  } finally {
    await running.stop();
  }
}

function say(line: string): void {
  console.log(line);
}
