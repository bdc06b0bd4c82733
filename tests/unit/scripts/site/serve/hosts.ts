import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import { vi } from 'vitest';
import { root } from '../../../../../scripts/setup/root.ts';
import { freePort, listen } from '../../../../../scripts/site/serve/listen.ts';
import { siteHandler } from '../../../../../scripts/site/serve/server.ts';

/** A running server. */
export interface Running {
  /** For example `http://127.0.0.1:41733`. */
  readonly address: string;
  stop(): void;
}

/** Serves a built site as `npm start` does. */
export async function startOwn(folder: string): Promise<Running> {
  const server = createServer(siteHandler(folder));
  return { address: await listen(server, 0), stop: () => server.close().closeAllConnections() };
}

/** Where the Debian package `libnginx-mod-http-brotli-static` installs it. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const nginx = ['nginx', '/usr/sbin/nginx'].find((name) => spawnSync(name, ['-v']).status === 0) ?? '';
export const hasNginx = nginx !== '';
export const hasBrotli = existsSync(brotliModule);

/**
 * Serves a site with nginx, with the configuration that the build wrote.
 *
 * @param folder of the site, with `nginx.conf` and compressed variants
 * @param temporary folder for nginx's own files
 */
export function startNginx(folder: string, temporary: string): Promise<Running> {
  const file = join(temporary, 'nginx-test.conf');
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return run(temporary, (port) => {
    writeFileSync(
      file,
      `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
${hasBrotli ? `load_module ${brotliModule};` : ''}
worker_processes 1;
pid ${temporary}/nginx.pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  ${bodies.map((name) => `${name}_temp_path ${temporary}/${name};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    ${hasBrotli ? 'brotli_static on;' : ''}
    include ${folder}/nginx.conf;
  }
}
`,
    );
    return [nginx, '-c', file, '-p', temporary, '-e', 'stderr'];
  });
}

/**
 * Serves a site with Cloudflare's runtime, configured by `wrangler.jsonc`.
 *
 * @param temporary folder for wrangler's own files
 */
export function startWorkerd(folder: string, temporary: string): Promise<Running> {
  const config = parse(readFileSync(join(root, 'wrangler.jsonc'), 'utf8'));
  const file = join(temporary, 'wrangler.json');
  writeFileSync(file, JSON.stringify({ ...config, assets: { ...config.assets, directory: folder } }));
  const packages = join(root, 'scripts/lab/node_modules');
  return run(temporary, (port) => [
    ...[join(packages, 'node/bin/node'), join(packages, 'wrangler/bin/wrangler.js'), 'dev'],
    ...['--config', file, '--ip', '127.0.0.1', '--port', String(port)],
    '--show-interactive-dev-session=false',
  ]);
}

/** Starts a server in its own process group, so that its children end with it, and waits until it responds. */
async function run(cwd: string, command: (port: number) => string[]): Promise<Running> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const [program = '', ...args] = command(port);
  const env = { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG_PATH: `${cwd}/logs` };
  const { pid } = spawn(program, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'], detached: true });
  const stop = () => void (pid && process.kill(-pid, 'SIGKILL'));
  try {
    await vi.waitFor(() => fetch(address), { timeout: 50_000, interval: 100 });
  } catch (error) {
    stop();
    throw error;
  }
  return { address, stop };
}
