import http from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { Server as SecureServer } from 'node:tls';
import { portInUse } from './port.ts';

/** Reachable from this computer only, as usual for development servers. */
const host = '127.0.0.1';

/**
 * Makes a server listen on this computer.
 *
 * @param port 0 picks a free one
 * @returns the URL to open, for example `http://localhost:4173`
 * @throws Error with a sentence that says what to do, when the port is not available
 */
export function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => reject(explain(error, port));
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      const scheme = server instanceof SecureServer ? 'https' : 'http';
      resolve(`${scheme}://localhost:${(server.address() as AddressInfo).port}`);
    });
  });
}

/**
 * Checks before a long build whether listen() would succeed.
 *
 * @throws like listen()
 */
export async function assertPortFree(port: number): Promise<void> {
  const probe = http.createServer();
  await listen(probe, port);
  await new Promise((resolve) => probe.close(resolve));
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') return new Error(portInUse(port, 'npm start'));
  if (error.code === 'EACCES') {
    return new Error(`Port ${port} is reserved for administrators. Choose another port: PORT=4173 npm start`);
  }
  return error;
}
