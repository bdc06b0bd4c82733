import { on } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { root } from '../../setup/root.ts';
import type { ScreenToWrite } from './pages.ts';

/**
 * Renders screens in a second thread, so that one is written while the next is rendered: a build of 1,000 pages takes a
 * sixth less time (`npm run bench -- build`).
 *
 * @param file the bundle of `src/prerender.tsx`
 * @returns the screens in order, each with the HTML for `#root`
 * @throws Error when a screen cannot be rendered
 */
export async function* rendered(
  screens: readonly ScreenToWrite[],
  file: string,
): AsyncGenerator<ScreenToWrite & { html: string }> {
  const worker = new Worker(join(root, 'scripts/site/prerender/render-worker.mjs'), {
    workerData: { bundle: pathToFileURL(file).href, paths: screens.map(({ addresses }) => addresses[0]) },
  });
  const results = on(worker, 'message');
  try {
    for (const screen of screens) {
      const [html] = (await results.next()).value;
      yield { ...screen, html };
    }
  } finally {
    await worker.terminate();
  }
}
