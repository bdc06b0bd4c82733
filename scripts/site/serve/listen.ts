import http from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { Server as SecureServer } from 'node:tls';

/** Reachable only from this computer, as is usual for development servers. */
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

/** Finds a free port, for programs that cannot choose one themselves. */
export async function freePort(): Promise<number> {
  const probe = http.createServer();
  const { port } = new URL(await listen(probe, 0));
  await new Promise((resolve) => probe.close(resolve));
  return Number(port);
}

/**
 * Checks that a port is valid and that a server can listen on it.
 *
 * @param value the environment variable PORT, if set
 * @param defaultPort the default port
 * @param command for the error message, for example `npm start`
 * @throws Error that says what to do, when the value is not a port or the port is not available
 */
export async function assertPortFree(
  value: string | undefined,
  defaultPort: number,
  command: string,
): Promise<void> {
  const port = Number(value?.trim() || defaultPort);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(
      `PORT must be a whole number from 1 to 65535, but is "${value}"; for example: PORT=${defaultPort} ${command}`,
    );
  const probe = http.createServer();
  await listen(probe, port).catch(({ code }: NodeJS.ErrnoException) => {
    throw new Error(
      `Port ${port} cannot be used (${code}). Stop the program that uses it, or choose another port: PORT=${port + 1} ${command}`,
    );
  });
  await new Promise((resolve) => probe.close(resolve));
}
