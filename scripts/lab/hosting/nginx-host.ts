import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { canInstallPackages, installPackages, updatePackageLists } from '../../setup/debian.ts';
import { type Running, run } from './running.ts';

const packages = ['nginx', 'libnginx-mod-http-brotli-static'];

/** Where distributions keep the module that sends Brotli files made ahead. */
const brotliModules = ['/usr/lib', '/usr/lib64', '/usr/share'].map(
  (folder) => `${folder}/nginx/modules/ngx_http_brotli_static_module.so`,
);

/** The nginx of this machine. */
export interface Nginx {
  readonly program: string;
  /** Path of the module for Brotli, if there is one. */
  readonly brotliModule: string | undefined;
}

/**
 * Looks for nginx and its module for Brotli, and installs them where that needs no question.
 *
 * @param mayInstall false to take only what is there
 * @returns `undefined` where there is no nginx and none can be had
 */
export async function findNginx(
  mayInstall: boolean,
  say: (line: string) => void,
): Promise<Nginx | undefined> {
  const found = await look();
  if ((found?.brotliModule !== undefined || !mayInstall) && found) return found;
  if (!mayInstall || !(await canInstallPackages())) return found;
  say(`Installing ${packages.join(' and ')} …`);
  await updatePackageLists();
  await installPackages(...packages);
  return look();
}

async function look(): Promise<Nginx | undefined> {
  for (const program of ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx']) {
    const exists = await promisify(execFile)(program, ['-v']).then(
      () => true,
      () => false,
    );
    if (exists) return { program, brotliModule: brotliModules.find((file) => existsSync(file)) };
  }
  return undefined;
}

/**
 * Serves a built site with nginx by the file that the build wrote for it.
 *
 * @param folder of the site, with `nginx.conf` and compressed variants
 * @param temporary folder for what nginx writes
 */
export function startNginx(
  { program, brotliModule }: Nginx,
  folder: string,
  temporary: string,
): Promise<Running> {
  mkdirSync(temporary, { recursive: true });
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
  # A measurement keeps its connections for longer than the usual 1,000 requests.
  keepalive_requests 1000000;
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
