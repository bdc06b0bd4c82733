/**
 * `npm run lab -- hosting`: tests the built site on nginx, Cloudflare's runtime and the server of `npm start` with one
 * suite of cases. nginx must be installed (`nginx` and `libnginx-mod-http-brotli-static` on Debian).
 */
import { runInLab } from '../../lab/run-in-lab.ts';

process.exitCode = await runInLab('hosting/hosting.ts', process.argv.slice(2));
