import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { assertPortFree, listen } from '../../../../../scripts/site/serve/listen.ts';

/** Makes a server listen, on any free port by default. */
async function listening(server: http.Server = http.createServer(), port = 0) {
  onTestFinished(() => void server.close());
  const address = await listen(server, port);
  return { server, address, port: (server.address() as AddressInfo).port };
}

test('the address has the port chosen by the system, and the scheme of the server', async () => {
  const plain = await listening();
  expect(plain.address).toBe(`http://localhost:${plain.port}`);
  const secure = await listening(https.createServer());
  expect(secure.address).toBe(`https://localhost:${secure.port}`);
});

test('explains that a port is busy', async () => {
  const { port } = await listening();
  await expect(assertPortFree(String(port), 5173, 'npm run dev')).rejects.toThrow(
    `Port ${port} cannot be used (EADDRINUSE). Stop the program that uses it, or choose another port: PORT=${port + 1} npm run dev`,
  );
});

test('checking a port leaves it free', async () => {
  const { server, port } = await listening();
  await new Promise((resolve) => server.close(resolve));
  await assertPortFree(` ${port} `, 4173, 'npm start');
  await assertPortFree(' ', port, 'npm start');
  expect((await listening(http.createServer(), port)).port).toBe(port);
});

test.each(['abc', '0', '-1', '80.5', '65536', '80 90'])('rejects PORT=%s', async (value) => {
  await expect(assertPortFree(value, 4173, 'npm start')).rejects.toThrow(
    `PORT must be a whole number from 1 to 65535, but is "${value}"; for example: PORT=4173 npm start`,
  );
});
