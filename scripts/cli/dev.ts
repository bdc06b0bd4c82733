/** `npm run dev`: live editing with Vite. */
import { createServer } from 'vite';
import { portInUse, readPort } from '../site/serve/port.ts';
import { stopOnSignal } from '../site/serve/stop-on-signal.ts';

const port = readPort(process.env.PORT, 5173, 'npm run dev');
const server = await createServer({
  configFile: 'vite.config.ts',
  server: { port, strictPort: true },
  clearScreen: false,
});
try {
  await server.listen();
} catch (error) {
  await server.close();
  const busy = error instanceof Error && error.message.includes('already in use');
  throw busy ? new Error(portInUse(port, 'npm run dev')) : error;
}
stopOnSignal(() => server.close());
const address = server.resolvedUrls?.local[0] ?? `http://localhost:${port}/`;
console.log(`\nThe site is open for editing at ${address}\nPress Ctrl+C to stop.`);
