import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../setup/root.ts';
import { freePort } from './serve/listen.ts';

/** A dev server started for another program. */
export interface DevServer {
  /** Its URL, without a trailing slash. */
  address: string;
  stop(): void;
}

/**
 * Starts the dev server of `npm run dev` on a free port.
 *
 * @throws Error when it exits before serving
 */
export async function startDevServer(contentDir: string, env: NodeJS.ProcessEnv = {}): Promise<DevServer> {
  const server = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js')], {
    cwd: root,
    env: {
      ...process.env,
      CONTENT_DIR: contentDir,
      PORT: String(await freePort()),
      NO_COLOR: '1',
      NODE_ENV: 'development',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const address = await new Promise<string>((found, failed) => {
    server.stdout.on('data', (data) => {
      const [printed] = /http:\/\/\S+\d/.exec(String(data)) ?? [];
      if (printed) found(printed);
    });
    server.once('exit', (code) =>
      failed(new Error(`The dev server exited before it was ready (code ${code}).`)),
    );
  });
  return { address, stop: () => void server.kill() };
}
