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
 */
export function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const scheme = server instanceof SecureServer ? 'https' : 'http';
      resolve(`${scheme}://localhost:${(server.address() as AddressInfo).port}`);
    });
  });
}

/**
 * Checks whether a server can listen on a port.
 *
 * @param command for the error message, for example `npm start`
 * @throws Error with a sentence that says what to do, when the port is not available
 */
export async function assertPortFree(port: number, command: string): Promise<void> {
  const probe = http.createServer();
  await listen(probe, port).catch((error) => {
    throw explain(error, port, command);
  });
  await new Promise((resolve) => probe.close(resolve));
}

function explain(error: NodeJS.ErrnoException, port: number, command: string): Error {
  if (error.code === 'EADDRINUSE') return new Error(portInUse(port, command));
  if (error.code === 'EACCES') {
    return new Error(
      `Port ${port} is reserved for administrators. Choose another port: PORT=8080 ${command}`,
    );
  }
  return error;
}
