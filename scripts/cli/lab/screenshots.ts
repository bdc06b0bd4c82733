/**
 * `npm run lab -- screenshots`: every screen at four widths, in English, Arabic and Chinese, by day and by night, into
 * `.cache/screenshots/`. `-- pricing services/modeling` makes those of some screens only.
 *
 * `-- --accept` writes what the visual tests compare with to `tests/visual/` instead: look at it before it is committed.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readGraph } from '../../content/graph.ts';
import { root } from '../../content/root.ts';
import { acceptLooks } from '../../lab/screenshots/accept.ts';
import { takeScreenshots } from '../../lab/screenshots/screenshots.ts';
import { build } from '../../site/build.ts';
import { listen } from '../../site/serve/listen.ts';
import { createServer } from '../../site/serve/server.ts';

const known = [...readGraph(join(root, 'content')).pages.keys()];
const { values, positionals: asked } = parseArgs({
  options: { accept: { type: 'boolean' } },
  allowPositionals: true,
});
const unknown = asked.find((page) => !known.includes(page));
if (unknown !== undefined)
  throw new Error(`There is no screen “${unknown}”; there are: ${known.join(', ')}.`);

const folder = join(root, '.cache', 'screenshots');
const { outDir } = await build({ outDir: join(root, '.cache', 'screenshots-site') });
const server = createServer(outDir);
const site = await listen(server, 0);
const log = (line: string) => console.log(line);
try {
  if (values.accept) {
    console.log(`Looks written to tests/visual/: ${await acceptLooks(site, log)}.`);
  } else {
    const count = await takeScreenshots(
      site,
      folder,
      {
        pages: asked.length > 0 ? asked : known,
        locales: ['en', 'ar', 'zh'],
        widths: [360, 768, 1280, 1920],
        schemes: ['light', 'dark'],
      },
      log,
    );
    console.log(`${count} pictures are in .cache/screenshots/.`);
  }
} finally {
  server.closeAllConnections();
  server.close();
}
