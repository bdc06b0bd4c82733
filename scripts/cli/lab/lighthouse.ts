/**
 * `npm run lab -- lighthouse`: Lighthouse over every page of every language, served by the server of `npm start` with
 * compressed files, over HTTPS and HTTP/2. `-- nl` measures the pages of a language, `-- /pricing /ar` some addresses.
 * Ends with 1 when a page has less than 100 points in a category.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readGraph } from '../../content/graph.ts';
import { root } from '../../content/root.ts';
import { choosePages } from '../../lab/lighthouse/choose-pages.ts';
import { type MeasuredPage, measurePage } from '../../lab/lighthouse/measure-page.ts';
import { categories } from '../../lab/lighthouse/report.ts';
import { ensureLighthouse, runLighthouse } from '../../lab/lighthouse/run-lighthouse.ts';
import { secureServer } from '../../lab/lighthouse/secure-server.ts';
import { isPerfect, pageLine, summary } from '../../lab/lighthouse/summary.ts';
import { ensureBrowser } from '../../setup/browser.ts';
import { build } from '../../site/build.ts';
import { compress, quality } from '../../site/hosts/compress.ts';
import { listen } from '../../site/serve/listen.ts';
import { createServer } from '../../site/serve/server.ts';

const say = (line: string) => console.log(line);
const keys = [...readGraph(join(root, 'content')).pages.keys()];
const paths = choosePages(keys, process.argv.slice(2));
const node = await ensureLighthouse(say);
await ensureBrowser(say);

mkdirSync(join(root, '.cache'), { recursive: true });
const folder = mkdtempSync(join(root, '.cache', 'lighthouse-'));
try {
  const { outDir } = await build({ outDir: join(folder, 'site') });
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
