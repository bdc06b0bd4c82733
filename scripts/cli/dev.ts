/** `npm run dev`: live editing with Vite. */

import { vite } from '../setup/vite.ts';
import { assertPortFree } from '../site/serve/listen.ts';

await assertPortFree(process.env.PORT, 5173, 'npm run dev');
console.log('Press Ctrl+C to stop.');
process.exitCode = await vite(process.argv.slice(2));
