/**
 * `npm run lab -- hosting`: runs the same tests on nginx, Cloudflare's runtime and the server of `npm start`. nginx
 * must be installed (`nginx` and `libnginx-mod-http-brotli-static` on Debian).
 */
import { join } from 'node:path';
import { ensureDependencies } from '../../setup/dependencies.mjs';
import { root } from '../../setup/root.ts';
import { runProgram } from '../../setup/run-program.ts';

await ensureDependencies(join(root, 'scripts/lab'), console.error);
process.exitCode = await runProgram(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', 'serve/conformance', '--reporter=verbose'],
  { env: { ALL_HOSTS: '1' } },
);
