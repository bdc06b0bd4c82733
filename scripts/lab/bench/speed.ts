import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { withBrowser } from '../../setup/browser.ts';
import { build } from '../../setup/vite.ts';
import { compress, quality } from '../../site/hosts/compress.ts';
import { htmlFileOf } from '../../site/prerender/pages.ts';
import { listen } from '../../site/serve/listen.ts';
import { siteHandler } from '../../site/serve/server.ts';
import { withTemporaryFolder } from '../temporary-folder.ts';
import { firstLoad } from './first-load.ts';
import { measurePaint, type Paint, timeNavigation } from './phone.ts';

const paths = ['/', '/pricing', '/ar', '/zh/process'];
/** Number of runs; the times reported are medians. */
const runs = 3;
const navigations = 7;

/** Builds the site, and prints click times, and load times on a slow phone beside those of pages without scripts. */
export async function speedBench(): Promise<void> {
  await withTemporaryFolder('speed', async (folder) => {
    const [site, bare] = [`${folder}/site`, `${folder}/scriptless`];
    await build({ outDir: site });
    cpSync(site, bare, { recursive: true });
    for (const path of paths) removeScripts(join(bare, htmlFileOf(path)));
    for (const outDir of [site, bare]) await compress(outDir, quality.best);

    const servers = [site, bare].map((outDir) => createServer(siteHandler(outDir)));
    try {
      const [address = '', other = ''] = await Promise.all(servers.map((server) => listen(server, 0)));
      await withBrowser(async (browser) => {
        console.log('First visit on a slow phone; × is relative to the same page without scripts');
        console.table(await measurePaints(browser, site, address, other));
        console.log(`Time from a click until the new screen is painted: median of ${navigations}, ms`);
        console.table(await timeNavigations(browser, address));
      });
    } finally {
      for (const server of servers) server.close().closeAllConnections();
    }
  });
}

function removeScripts(file: string): void {
  const text = readFileSync(file, 'utf8')
    .replace(/<script(?! type="application)[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '');
  writeFileSync(file, text);
}

async function measurePaints(browser: Browser, site: string, address: string, bare: string): Promise<object> {
  const rows: { [path: string]: object } = {};
  for (const path of paths) {
    const own: Paint[] = [];
    const others: number[] = [];
    for (let run = 0; run < runs; run++) {
      others.push((await measurePaint(browser, bare + path)).largest);
      own.push(await measurePaint(browser, address + path));
    }
    const largest = median(own.map((paint) => paint.largest));
    const { html, scripts } = firstLoad(site, path);
    rows[path] = {
      'largest paint, ms': Math.round(largest),
      '×': Number((largest / median(others)).toFixed(2)),
      'blocking, ms': Math.round(median(own.map(({ blocking }) => blocking))),
      'layout shift': Number(Math.max(...own.map(({ shift }) => shift)).toFixed(4)),
      'HTML, bytes': html,
      'scripts, bytes': scripts,
    };
  }
  return rows;
}

async function timeNavigations(browser: Browser, address: string): Promise<object> {
  const rows: { [phone: string]: object } = {};
  for (const phone of ['fast phone', 'slow phone']) {
    const times: number[] = [];
    for (let run = 0; run <= navigations; run++)
      times.push(await timeNavigation(browser, address, phone === 'slow phone'));
    // The first run is a warm-up.
    rows[phone] = { painted: Math.round(median(times.slice(1))) };
  }
  return rows;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
