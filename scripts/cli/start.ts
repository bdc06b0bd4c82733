/** `npm start`: builds the site and serves it like production. */

import { vite } from '../setup/vite.ts';
import { compress, quality } from '../site/hosts/compress.ts';
import { assertPortFree } from '../site/serve/listen.ts';
import { readPort } from '../site/serve/port.ts';

const port = readPort(process.env.PORT, 4173, 'npm start');
await assertPortFree(port);
process.exitCode = await vite(['build', '--logLevel', 'warn']);
if (process.exitCode === 0) {
  await compress('dist', quality.quick);
  console.log('Press Ctrl+C to stop.');
  process.exitCode = await vite(['preview']);
}
