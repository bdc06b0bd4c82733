/**
 * `npm run lab -- screenshots`: takes screenshots of every screen at four widths, in English, Arabic and Chinese, light
 * and dark, in `.cache/screenshots/`. `-- pricing services/modeling` takes those of some screens only.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readGraph } from '../../content/graph.ts';
import { takeScreenshots } from '../../lab/screenshots.ts';
import { root } from '../../setup/root.ts';
import { build } from '../../site/run-build.ts';
import { listen } from '../../site/serve/listen.ts';
import { createServer } from '../../site/serve/server.ts';

const known = [...readGraph(join(root, 'content')).pages.keys()];
const { positionals: asked } = parseArgs({ allowPositionals: true });
const unknown = asked.find((page) => !known.includes(page));
if (unknown !== undefined)
  throw new Error(`There is no screen “${unknown}”; the screens are: ${known.join(', ')}.`);

const { outDir } = await build({ outDir: join(root, '.cache', 'screenshots-site') });
const server = createServer(outDir);
try {
  const folder = join(root, '.cache', 'screenshots');
  const pages = asked.length > 0 ? asked : known;
  const count = await takeScreenshots(await listen(server, 0), folder, pages);
  console.log(`Wrote ${count} screenshots to .cache/screenshots/.`);
} finally {
  server.close().closeAllConnections();
}
