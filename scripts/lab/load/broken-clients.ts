import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Number of clients of each kind. */
const counts = { malformed: 5_000, aborted: 300, slow: 100, stalled: 50, silent: 100 };
/** Concurrent connections: fewer than the usual limit of open files. */
const atOnce = 40;
/** How long slow clients stay, in milliseconds: longer than the server's timeouts. */
const stay = 5_000;

/** Requests that are not HTTP, or have an invalid target or headers. */
const malformed = (host: string): Buffer[] => {
  const head = (line: string, ...headers: string[]) =>
    Buffer.from(`${[line, `Host: ${host}`, ...headers].join('\r\n')}\r\n\r\n`, 'latin1');
  return [
    Buffer.from(Array.from({ length: 200 }, (_, index) => (index * 37) % 256)),
    Buffer.from('\r\n'.repeat(50)),
    Buffer.from('GET / HTTP/1.1\r\n\r\n'),
    head('GET /%zz HTTP/1.1'),
    head('GET /\u00e9\u00ff\u0001 HTTP/1.1'),
    head(`GET /${'../'.repeat(40)}etc/passwd HTTP/1.1`),
    head('GET http://[ HTTP/1.1'),
    head('BREW / HTTP/1.1'),
    head('GET / HTTP/9.9'),
    head(`CONNECT ${host} HTTP/1.1`),
    head('GET / HTTP/1.1', 'X-Space : value'),
    head('GET / HTTP/1.1', `X-Long: ${'x'.repeat(40_000)}`),
    head('GET / HTTP/1.1', 'Range: bytes=99999999999999999999-', 'If-None-Match: ,,"'),
    head('GET / HTTP/1.1', 'Accept-Encoding: ;q=x,,br;q='),
    head('GET / HTTP/1.1', 'Connection: Upgrade', 'Upgrade: x'),
    head('POST / HTTP/1.1', 'Content-Length: 5', 'Transfer-Encoding: chunked'),
    head('POST / HTTP/1.1', 'Content-Length: 99999999999999999999'),
  ];
};

/**
 * Behaves like broken and hostile clients, and finally closes every connection.
 *
 * @param largeFile path of a file of many megabytes
 * @returns how many of the slow connections the server closed
 */
export async function harm(address: string, largeFile: string): Promise<{ ended: number; slow: number }> {
  const { hostname, port, host } = new URL(address);
  const open = () =>
    connect({ port: Number(port), host: hostname, allowHalfOpen: true }).on('error', () => undefined);
  const download = `GET ${largeFile} HTTP/1.1\r\nHost: ${host}\r\n\r\n`;

  const dripping = repeat(counts.slow, () => {
    const socket = open().resume();
    socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `);
    const drip = setInterval(() => socket.writable && socket.write('a'), 100);
    return socket.on('close', () => clearInterval(drip));
  });
  const stalled = repeat(counts.stalled, () => {
    const socket = open().pause();
    socket.write(download);
    return socket;
  });
  const slow = [...dripping, ...stalled, ...repeat(counts.silent, () => open().resume())];
  let ended = 0;
  const closed = slow.map(
    (socket) =>
      new Promise<void>((resolve) => {
        socket.once('end', () => socket.end());
        socket.once('close', () => {
          ended++;
          resolve();
        });
      }),
  );

  const requests = malformed(host);
  await inTurn(counts.malformed, (index) => exchange(open(), requests[index % requests.length] ?? '', false));
  await inTurn(counts.aborted, () => exchange(open(), download, true));

  await pause(stay);
  // A client that reads nothing does not notice the end either.
  for (const socket of stalled) socket.resume();
  await Promise.race([pause(1_000), Promise.all(closed)]);
  const endedByServer = ended;
  for (const socket of slow) socket.destroy();
  await Promise.all(closed);
  return { ended: endedByServer, slow: slow.length };
}

/** Sends bytes and waits until the server closes, or leaves at the first bytes of the answer. */
function exchange(socket: Socket, message: string | Buffer, aborts: boolean): Promise<void> {
  return new Promise((resolve) => {
    socket.on('data', () => aborts && socket.destroy());
    socket.on('end', () => socket.destroy());
    socket.on('close', () => resolve());
    socket.setTimeout(2_000, () => socket.destroy());
    if (aborts) socket.write(message);
    else socket.end(message);
  });
}

/** Runs an action a number of times, some concurrently. */
async function inTurn(count: number, action: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) await action(next++);
  };
  await Promise.all(repeat(atOnce, worker));
}

const repeat = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
