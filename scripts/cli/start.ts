/** `npm start`: builds the site and serves it like production. */

import { vite } from '../setup/vite.ts';
import { compress, quality } from '../site/hosts/compress.ts';
import { assertPortFree } from '../site/serve/listen.ts';
import { readPort } from '../site/serve/port.ts';

const command = 'npm start';
const port = readPort(process.env.PORT, 4173, command);
await assertPortFree(port, command);
process.exitCode = await vite(['build', '--logLevel', 'warn']);
if (process.exitCode === 0) {
  await compress('dist', quality.quick);
  // Another server may have taken the port during the build.
  await assertPortFree(port, command);
  console.log('Press Ctrl+C to stop.');
  process.exitCode = await vite(['preview']);
}
