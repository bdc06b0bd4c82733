import { type AddressInfo, createServer } from 'node:net';

/**
 * Finds a port of this computer that nobody listens on at the moment, for a program that takes no 0 to find one itself.
 */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
