/**
 * `npm run lab -- hosting`: the built site on nginx, Cloudflare's runtime and the server of `npm start`, each held
 * against one suite of cases. nginx has to be installed (`nginx` and `libnginx-mod-http-brotli-static` on Debian).
 */
import { runInLab } from '../../lab/run-in-lab.ts';

process.exitCode = await runInLab('hosting/hosting.ts', process.argv.slice(2));
