import { parentPort } from 'node:worker_threads';
import { render } from '../../../src/prerender.tsx';

/**
 * The thread of `draw.ts`: for each path that it is sent, it answers with the screen. The build bundles it; the pages
 * stand beside it (server-pages.ts). A failure is left to Node, which ends the thread and hands the error to who
 * started it.
 */
let previous: Promise<unknown> = Promise.resolve();
parentPort?.on('message', (path: string) => {
  // One after the other: a screen is drawn in the language that was loaded for it last.
  previous = previous.then(async () => parentPort?.postMessage(await render(path)));
});
