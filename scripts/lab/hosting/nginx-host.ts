import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Running, run } from '../running.ts';

/** The nginx of the system, and its Brotli module, if installed. */
export interface Nginx {
  readonly program: string;
  readonly brotliModule: string | undefined;
}

/** Finds nginx; on Debian it is in `nginx` and `libnginx-mod-http-brotli-static`. */
export async function findNginx(): Promise<Nginx | undefined> {
  const program = ['nginx', '/usr/sbin/nginx'].find((name) => spawnSync(name, ['-v']).status === 0);
  const brotliModule = ['/usr/lib', '/usr/lib64', '/usr/share']
    .map((folder) => `${folder}/nginx/modules/ngx_http_brotli_static_module.so`)
    .find((file) => existsSync(file));
  return program === undefined ? undefined : { program, brotliModule };
}

/**
 * Serves a built site with nginx, with the configuration that the build wrote.
 *
 * @param folder of the site, with `nginx.conf` and compressed variants
 * @param temporary folder for nginx's own files
 */
export function startNginx(
  { program, brotliModule }: Nginx,
  folder: string,
  temporary: string,
): Promise<Running> {
  const file = join(temporary, 'nginx-test.conf');
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return run((port) => {
    writeFileSync(
      file,
      `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
${brotliModule ? `load_module ${brotliModule};` : ''}
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
    ${brotliModule ? 'brotli_static on;' : ''}
    include ${folder}/nginx.conf;
  }
}
`,
    );
    return [program, '-c', file, '-p', temporary, '-e', 'stderr'];
  });
}
