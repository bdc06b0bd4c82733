import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { RenderedScreen } from '../../../src/prerender.tsx';

/** Screens that may be drawn or wait to be written at once, which keeps the memory for them small. */
const ahead = 16;

/**
 * Draws screens in a thread of its own, so that those before can be written meanwhile.
 *
 * @param bundle file of `render-thread.ts`, with the pages beside it
 * @yields each path with its screen, in the order of the paths
 * @throws when a component fails
 */
export async function* draw(
  bundle: string,
  paths: readonly string[],
): AsyncGenerator<[path: string, screen: RenderedScreen]> {
  const thread = new Worker(bundle);
  try {
    const answers = on(thread, 'message', { close: ['exit'] });
    for (const path of paths.slice(0, ahead)) thread.postMessage(path);
    for (const [index, path] of paths.entries()) {
      const { value: [screen] = [] } = await answers.next();
      if (!screen) throw new Error(`The thread that draws the screens ended before ${path}.`);
      const next = paths[index + ahead];
      if (next !== undefined) thread.postMessage(next);
      yield [path, screen];
    }
  } finally {
    await thread.terminate();
  }
}
