/**
 * `npm run lighthouse`: Lighthouse over every page of every language, served by the server of `npm start` with
 * compressed files, over HTTPS and HTTP/2. `-- nl` measures the pages of a language, `-- /pricing /ar` some addresses.
 * Ends with 1 when a page has less than 100 points in a category.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../build/build.ts';
import { readGraph } from '../content/graph.ts';
import { compress, quality } from '../hosts/compress.ts';
import { choosePages } from '../lighthouse/choose-pages.ts';
import { type MeasuredPage, measurePage } from '../lighthouse/measure-page.ts';
import { categories } from '../lighthouse/report.ts';
import { ensureLighthouse, runLighthouse } from '../lighthouse/run-lighthouse.ts';
import { secureServer } from '../lighthouse/secure-server.ts';
import { isPerfect, pageLine, summary } from '../lighthouse/summary.ts';
import { listen } from '../serve/listen.ts';
import { createServer } from '../serve/server.ts';
import { ensureBrowser } from '../setup/browser.ts';
import { root } from '../vite/config.ts';

const say = (line: string) => console.log(line);
const keys = [...readGraph(join(root, 'content')).pages.keys()];
const paths = choosePages(keys, process.argv.slice(2));
const node = await ensureLighthouse(say);
await ensureBrowser(say);

mkdirSync(join(root, '.cache'), { recursive: true });
const folder = mkdtempSync(join(root, '.cache', 'lighthouse-'));
try {
  const { outDir } = await build({ outDir: join(folder, 'site'), log: say });
  await compress(outDir, quality.best);
  const server = await secureServer(createServer(outDir));
  const site = await listen(server, 0);
  try {
    say(`\nPoints for ${categories.join(', ')}:`);
    const pages: MeasuredPage[] = [];
    for (const path of paths) {
      const page = await measurePage(path, () => runLighthouse(node, site + path));
      say(pageLine(page));
      pages.push(page);
    }
    say(summary(pages));
    process.exitCode = pages.every(isPerfect) ? 0 : 1;
  } finally {
    server.close();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
