import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { assertPortFree, listen } from '../../../../../scripts/site/serve/listen.ts';
import { portInUse } from '../../../../../scripts/site/serve/port.ts';

const servers: http.Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

function newServer(): http.Server {
  const server = http.createServer();
  servers.push(server);
  return server;
}

test('the address has the port chosen by the system', async () => {
  const server = newServer();
  const address = await listen(server, 0);
  expect(address).toBe(`http://localhost:${(server.address() as AddressInfo).port}`);
});

test('the address of a secure server starts with https', async () => {
  const server = https.createServer();
  servers.push(server);
  expect(await listen(server, 0)).toBe(`https://localhost:${(server.address() as AddressInfo).port}`);
});

test('a busy port is explained', async () => {
  const first = newServer();
  await listen(first, 0);
  const { port } = first.address() as AddressInfo;
  await expect(assertPortFree(port, 'npm run dev')).rejects.toThrow(portInUse(port, 'npm run dev'));
});

test('checking a port leaves it free', async () => {
  const server = newServer();
  await listen(server, 0);
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  await assertPortFree(port, 'npm start');
  await expect(listen(newServer(), port)).resolves.toBe(`http://localhost:${port}`);
});
