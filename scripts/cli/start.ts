/** `npm start`: builds the site and serves it like production. */
import { build } from '../site/build/build.ts';
import { compress, quality } from '../site/hosts/compress.ts';
import { assertPortFree, listen } from '../site/serve/listen.ts';
import { readPort } from '../site/serve/port.ts';
import { createServer } from '../site/serve/server.ts';
import { stopOnSignal } from '../site/serve/stop-on-signal.ts';

const port = readPort(process.env.PORT, 4173, 'npm start');
await assertPortFree(port);

const { outDir } = await build({ log: (line) => console.log(line) });

await compress(outDir, quality.quick);
const server = createServer(outDir);
const address = await listen(server, port);
stopOnSignal(async () => {
  server.closeAllConnections();
  server.close();
});
console.log(`\nThe site is served at ${address}\nPress Ctrl+C to stop.`);
