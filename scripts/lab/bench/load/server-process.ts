import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Patience } from '../../../site/serve/server.ts';
import { type Running, run } from '../../hosting/running.ts';

const program = fileURLToPath(new URL('../../../site/serve/main.mjs', import.meta.url));

/** What a process holds after a collection. */
export interface Memory {
  /** Bytes of the heap and of buffers that are still in use. */
  readonly used: number;
  /** Open sockets and files. */
  readonly handles: number;
}

/** Starts the server of `npm start` in a process of its own, whose memory can be asked for. */
export function startServer(folder: string, patience?: Patience): Promise<Running> {
  return run(
    (port) => [
      process.execPath,
      '--expose-gc',
      program,
      folder,
      String(port),
      ...(patience ? [JSON.stringify(patience)] : []),
    ],
    { ipc: true },
  );
}

/** Asks a server that startServer() started. */
export function memoryOf(child: ChildProcess): Promise<Memory> {
  return new Promise((resolve, reject) => {
    child.once('message', ({ heapUsed, external, handles }: NodeJS.MemoryUsage & { handles: number }) =>
      resolve({ used: heapUsed + external, handles }),
    );
    child.once('exit', () => reject(new Error('The server has ended.')));
    child.send('memory');
  });
}

/**
 * The memory that a process and its children occupy, in bytes.
 *
 * @returns `undefined` where the system does not tell (it is Linux that does, in /proc)
 */
export function residentMemory(pid: number): number | undefined {
  try {
    const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    const below =
      children === '' ? [] : children.split(' ').map((child) => residentMemory(Number(child)) ?? 0);
    return Number(kilobytes) * 1024 + below.reduce((sum, bytes) => sum + bytes, 0);
  } catch {
    return undefined;
  }
}
