/** `npm run dev`: live editing with Vite. */

import { vite } from '../setup/vite.ts';
import { assertPortFree } from '../site/serve/listen.ts';
import { readPort } from '../site/serve/port.ts';

const command = 'npm run dev';
await assertPortFree(readPort(process.env.PORT, 5173, command), command);
console.log('Press Ctrl+C to stop.');
process.exitCode = await vite(process.argv.slice(2));
