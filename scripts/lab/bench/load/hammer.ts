import { connect, type Socket } from 'node:net';

export interface Hammering {
  /** For example `http://127.0.0.1:4173`. */
  readonly address: string;
  /** Asked for in turn by each connection. */
  readonly paths: readonly string[];
  /** Connections that are kept open, each with one request at a time. */
  readonly connections: number;
  /** Milliseconds after which no more is asked for. */
  readonly duration: number;
  /** Requests after which no more is asked for, whatever the time. */
  readonly limit?: number;
  /** The status that every answer should have; 200 without. */
  readonly status?: number;
}

export interface Hammered {
  readonly requests: number;
  /** Answers with another status than the wanted one, and connections that broke. */
  readonly failures: number;
  readonly perSecond: number;
  /** Milliseconds within which half and 99 of 100 answers had arrived whole. */
  readonly median: number;
  readonly p99: number;
}

/**
 * Asks a server as fast as it answers, as browsers do: over connections that stay, with compression.
 *
 * Speaks HTTP over plain sockets, since Node's own client takes several times the work of the server it measures.
 */
export async function hammer(options: Hammering): Promise<Hammered> {
  const { connections, duration, limit = Number.POSITIVE_INFINITY, status: wanted = 200 } = options;
  const { hostname, port, host } = new URL(options.address);
  const requests = options.paths.map((path) =>
    Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n`),
  );
  const times: number[] = [];
  let failures = 0;
  let asked = 0;
  const started = performance.now();
  const isOver = () => asked >= limit || performance.now() - started > duration;

  const one = (first: number): Promise<void> =>
    new Promise((resolve) => {
      const socket = connect(Number(port), hostname);
      socket.setNoDelay(true);
      let turn = first;
      let sent = 0;
      const next = () => {
        if (isOver()) return socket.end();
        asked++;
        sent = performance.now();
        socket.write(requests[turn++ % requests.length] as Buffer);
      };
      readAnswers(socket, (status) => {
        times.push(performance.now() - sent);
        if (status !== wanted) failures++;
        next();
      });
      socket.on('connect', next);
      socket.on('error', () => failures++);
      socket.on('close', () => resolve());
    });
  await Promise.all(Array.from({ length: connections }, (_, index) => one(index)));

  const seconds = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    requests: times.length,
    failures,
    perSecond: times.length / seconds,
    median: at(0.5),
    p99: at(0.99),
  };
}

/** Calls back with the status of each answer once it has arrived whole. Answers without a length end the connection. */
function readAnswers(socket: Socket, onAnswer: (status: number) => void): void {
  let head = '';
  let left = 0;
  let status = 0;
  socket.on('data', (chunk) => {
    let rest = chunk;
    while (rest.length > 0) {
      if (left > 0) {
        const taken = Math.min(left, rest.length);
        left -= taken;
        rest = rest.subarray(taken);
        if (left === 0) onAnswer(status);
        continue;
      }
      const end = rest.indexOf('\r\n\r\n');
      if (end < 0) {
        head += rest.toString('latin1');
        return;
      }
      head += rest.toString('latin1', 0, end);
      rest = rest.subarray(end + 4);
      status = Number(head.slice(9, 12));
      const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
      head = '';
      if (length === undefined) {
        socket.destroy(new Error('an answer without a length'));
        return;
      }
      left = Number(length);
      if (left === 0) onAnswer(status);
    }
  });
}
