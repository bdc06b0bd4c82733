/** `npm start`: builds the site and serves it like production. */

import { vite } from '../setup/vite.ts';
import { compress, quality } from '../site/hosts/compress.ts';
import { assertPortFree } from '../site/serve/listen.ts';

const checkPort = () => assertPortFree(process.env.PORT, 4173, 'npm start');
await checkPort();
process.exitCode = await vite(['build', '--logLevel', 'warn']);
if (process.exitCode === 0) {
  await compress('dist', quality.quick);
  // Another server may have taken the port during the build.
  await checkPort();
  console.log('Press Ctrl+C to stop.');
  process.exitCode = await vite(['preview']);
}
