/** The thread of rendered.ts; plain JavaScript, since Node 20 runs it as it is. */
import { parentPort, workerData } from 'node:worker_threads';

const { render } = await import(workerData.bundle);
for (const path of workerData.paths) parentPort?.postMessage(await render(path));
