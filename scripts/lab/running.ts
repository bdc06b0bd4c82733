import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../site/serve/free-port.ts';

/** A running server. */
export interface Running {
  /** For example `http://127.0.0.1:41733`. */
  readonly address: string;
  stop(): Promise<void>;
}

export interface RunOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** How long a server may take to respond, in milliseconds. */
const startLimit = 60_000;

/**
 * Starts a server in its own process and waits until it responds.
 *
 * @param command program and arguments that make a server listen on a port of 127.0.0.1
 * @throws Error with the program's output, if it exits or does not respond within a minute
 */
export async function run(
  command: (port: number) => readonly string[],
  options: RunOptions = {},
): Promise<Running> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const [program = '', ...args] = command(port);
  const child = spawn(program, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own process group, so that its children end with it.
    detached: process.platform !== 'win32',
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk).slice(-4_000);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const ended = new Promise<void>((resolve) => {
    child.on('error', (error) => {
      output += error.message;
      resolve();
    });
    child.on('close', () => resolve());
  });
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  const stop = async () => {
    if (hasEnded) return;
    kill(child, 'SIGTERM');
    const limit = setTimeout(() => kill(child, 'SIGKILL'), 3_000);
    await ended;
    clearTimeout(limit);
  };
  const started = performance.now();
  while (!(await answers(address))) {
    if (hasEnded || performance.now() - started > startLimit) {
      await stop();
      throw new Error(`${program} does not serve the site. Its output:\n${output.trim()}`);
    }
    await sleep(100);
  }
  return { address, stop };
}

function kill(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
  } catch {
    // It has already ended.
  }
}

const answers = (address: string): Promise<boolean> =>
  fetch(address, { signal: AbortSignal.timeout(2_000) }).then(
    (response) => response.arrayBuffer().then(() => true),
    () => false,
  );
