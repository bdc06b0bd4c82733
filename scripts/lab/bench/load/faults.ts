import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { random } from '../random.ts';

/** What clients do wrong, and how often. */
export interface FaultCounts {
  /** Requests that are no HTTP, or whose address or headers are not valid. */
  readonly malformed: number;
  /** Connections that send the head of a request a byte at a time, and never end it. */
  readonly slowHeads: number;
  /** Connections that ask for a large file and read nothing. */
  readonly slowReaders: number;
  /** Connections that say nothing at all, or close their own side at once. */
  readonly halfOpen: number;
  /** Downloads that are broken off after the first bytes. */
  readonly aborted: number;
}

/** Connections open at the same time for short faults: fewer than a usual limit of open files. */
const atOnce = 40;

/**
 * Does to a server what broken and hostile clients do, and leaves it with every connection closed.
 *
 * @param largeFile path of a file of some megabytes
 * @param patience milliseconds that slow clients stay before they leave; the server may end them earlier
 * @returns how many of the slow connections the server ended by itself
 */
export async function harm(
  address: string,
  largeFile: string,
  counts: FaultCounts,
  patience: number,
): Promise<{ ended: number; slow: number }> {
  const { hostname, port, host } = new URL(address);
  const open = () =>
    connect({ port: Number(port), host: hostname, allowHalfOpen: true }).on('error', () => undefined);
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`;

  const slow: Socket[] = [
    ...repeat(counts.slowHeads, () => {
      const socket = open();
      const drip = setInterval(() => socket.writable && socket.write('a'), 100);
      socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `);
      return socket.on('close', () => clearInterval(drip)).resume();
    }),
    ...repeat(counts.halfOpen, (index) => {
      const socket = open().resume();
      if (index % 2 === 0) socket.end(get('/'));
      return socket;
    }),
  ];
  const readers = repeat(counts.slowReaders, () => {
    const socket = open();
    socket.write(get(largeFile));
    return socket.pause();
  });
  slow.push(...readers);
  let ended = 0;
  const closed = slow.map((socket) => {
    socket.once('end', () => socket.end());
    return new Promise<void>((resolve) => {
      socket.once('close', () => {
        ended++;
        resolve();
      });
    });
  });

  await inTurn(counts.malformed, (index) => exchange(open(), malformed(index, host)));
  await inTurn(counts.aborted, () => exchange(open(), Buffer.from(get(largeFile)), 1));

  await pause(patience);
  // One who reads nothing does not learn of the end either.
  for (const socket of readers) socket.resume();
  await Promise.race([pause(1_000), Promise.all(closed)]);
  const endedByServer = ended;
  for (const socket of slow) socket.destroy();
  await Promise.all(closed);
  return { ended: endedByServer, slow: slow.length };
}

/** Sends bytes and waits until the server is done with them; leaves after `bytes` bytes of the answer. */
function exchange(socket: Socket, message: Buffer, bytes = Number.POSITIVE_INFINITY): Promise<void> {
  return new Promise((resolve) => {
    let got = 0;
    socket.on('data', (chunk) => {
      got += chunk.length;
      if (got >= bytes) socket.destroy();
    });
    socket.on('end', () => socket.destroy());
    socket.on('close', () => resolve());
    socket.setTimeout(2_000, () => socket.destroy());
    // Most servers wait for the rest of a broken request; the end of it tells that there is none.
    if (bytes === Number.POSITIVE_INFINITY) socket.end(message);
    else socket.write(message);
  });
}

/** Runs an action a number of times, some at once. */
async function inTurn(count: number, action: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) await action(next++);
  };
  await Promise.all(repeat(Math.min(atOnce, count), worker));
}

const repeat = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** The request of a number: each kind of mistake in turn, with other bytes each time. */
function malformed(index: number, host: string): Buffer {
  const next = random(index + 1);
  const bytes = (length: number) => Buffer.from(repeat(length, () => Math.floor(next() * 256)));
  const text = (length: number) => String.fromCharCode(...repeat(length, () => 33 + Math.floor(next() * 94)));
  const head = (line: string, ...headers: string[]) =>
    Buffer.from(`${line}\r\n${[`Host: ${host}`, ...headers].join('\r\n')}\r\n\r\n`, 'latin1');
  const kinds: (() => Buffer)[] = [
    () => bytes(1 + Math.floor(next() * 400)),
    () => head(`GET /${text(20)}%zz HTTP/1.1`),
    () => head(`GET /%${text(2)} HTTP/1.1`),
    () => head(`GET /${bytes(30).toString('latin1')} HTTP/1.1`),
    () => head(`${text(8)} / HTTP/1.1`),
    () => head(`GET / HTTP/${Math.floor(next() * 99)}.${Math.floor(next() * 99)}`),
    () => head('GET / HTTP/1.1', `X-${text(5)} : value`),
    () => head('GET / HTTP/1.1', `X-Long: ${'x'.repeat(40_000)}`),
    () => head(`GET /${'../'.repeat(40)}etc/passwd HTTP/1.1`),
    () => head('POST / HTTP/1.1', 'Content-Length: 5', 'Transfer-Encoding: chunked'),
    () => head('POST / HTTP/1.1', 'Content-Length: 99999999999999999999'),
    () => head('POST / HTTP/1.1', 'Transfer-Encoding: chunked').subarray(0, -1),
    () => head('GET / HTTP/1.1', 'Range: bytes=99999999999999999999-', `If-None-Match: ${text(100)}`),
    () => head('GET / HTTP/1.1', `Accept-Encoding: ${text(50)};q=${text(5)}`),
    () => head(`GET http://${text(10)}/ HTTP/1.1`),
    () => head(`CONNECT ${host} HTTP/1.1`),
    () => head('GET / HTTP/1.1', 'Connection: Upgrade', `Upgrade: ${text(6)}`),
    () => Buffer.from('GET / HTTP/1.1\r\n\r\n'),
    () => Buffer.from('\r\n'.repeat(50)),
    () => Buffer.concat([head('GET / HTTP/1.1'), bytes(100)]),
  ];
  return (kinds[index % kinds.length] as () => Buffer)();
}
