/**
 * Serves a built site in a process of its own, for measurements: `node main.mjs FOLDER PORT`. What it is sent
 * over IPC it answers with its memory after a collection (with `--expose-gc`) and its open handles.
 */
import { readdirSync } from 'node:fs';
import '../../setup/typescript.mjs';

const { listen } = await import('./listen.ts');
const { createServer } = await import('./server.ts');

const [, , folder = '', port = '0', patience] = process.argv;
await listen(createServer(folder, patience ? JSON.parse(patience) : undefined), Number(port));
process.on('message', () => {
  for (let round = 0; round < 3; round++) globalThis.gc?.();
  process.send?.({ ...process.memoryUsage(), handles: openHandles() });
});

/** Sockets, timers and, where the system lists them, files. */
function openHandles() {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    return process.getActiveResourcesInfo().length;
  }
}
