/**
 * Serves a built site in a process of its own, for measurements: `node main.mjs FOLDER PORT`. What it is sent
 * over IPC it answers with its memory after a collection, when it runs with `--expose-gc`.
 */
import { register } from 'tsx/esm/api';

register();
const { listen } = await import('./listen.ts');
const { createServer } = await import('./server.ts');

const [, , folder = '', port = '0', patience] = process.argv;
await listen(createServer(folder, patience ? JSON.parse(patience) : undefined), Number(port));
process.on('message', () => {
  for (let round = 0; round < 3; round++) globalThis.gc?.();
  process.send?.({ ...process.memoryUsage(), handles: process.getActiveResourcesInfo().length });
});
