/**
 * `npm run screenshots`: every screen at four widths, in English, Arabic and Chinese, by day and by night, into
 * `.cache/screenshots/`. `-- pricing services/modeling` makes those of some screens only.
 */
import { join } from 'node:path';
import { build } from '../build/build.ts';
import { readGraph } from '../content/graph.ts';
import { takeScreenshots } from '../screenshots/screenshots.ts';
import { listen } from '../serve/listen.ts';
import { createServer } from '../serve/server.ts';
import { root } from '../vite/config.ts';

const known = [...readGraph(join(root, 'content')).pages.keys()];
const asked = process.argv.slice(2);
const unknown = asked.find((page) => !known.includes(page));
if (unknown !== undefined)
  throw new Error(`There is no screen “${unknown}”; there are: ${known.join(', ')}.`);

const folder = join(root, '.cache', 'screenshots');
const { outDir } = await build({ outDir: join(root, '.cache', 'screenshots-site') });
const server = createServer(outDir);
const site = await listen(server, 0);
try {
  const count = await takeScreenshots(
    site.replace(/\/$/, ''),
    folder,
    {
      pages: asked.length > 0 ? asked : known,
      locales: ['en', 'ar', 'zh'],
      widths: [360, 768, 1280, 1920],
      schemes: ['light', 'dark'],
    },
    (line) => console.log(line),
  );
  console.log(`${count} pictures are in .cache/screenshots/.`);
} finally {
  server.closeAllConnections();
  server.close();
}
