import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** A program in the background that is ready for use. */
export interface Program {
  /** What the expression found in what it said. */
  readonly ready: RegExpMatchArray | undefined;
  /** Ends it and waits until it has ended. */
  stop(): Promise<void>;
}

interface ProgramOptions {
  /** Environment variables besides those of this process. */
  readonly env?: NodeJS.ProcessEnv;
  /** Recognizes in its output, on any stream, that it is ready; without, it is once it runs. */
  readonly ready?: RegExp;
}

/** Longest time a program may take to be ready, in milliseconds: a first start on a busy machine is slow. */
const startLimit = 60_000;

/** Time a program gets to end by itself, in milliseconds. */
const grace = 3_000;

/**
 * Starts a program with a third output stream, number 3, and waits until it is ready. It never outlives this process.
 *
 * @throws with what the program has said, when it ends first or is not ready within a minute
 */
export function startProgram(
  command: string,
  args: readonly string[],
  { env, ready }: ProgramOptions,
): Promise<Program> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      process.off('exit', kill);
      resolve();
    });
  });
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = (what: string) => {
      clearTimeout(limit);
      kill();
      reject(new Error(`${command} ${what}. It said: ${said.trim() || 'nothing'}`));
    };
    const limit = setTimeout(() => fail('was not ready within a minute'), startLimit);
    child.once('error', (error) => fail(`could not be started (${error.message})`));
    void ended.then(() => fail('ended before it was ready'));
    const succeed = (found?: RegExpMatchArray) => {
      clearTimeout(limit);
      resolve({ ready: found, stop: () => stop(child) });
    };
    if (!ready) child.once('spawn', () => succeed());
    for (const stream of child.stdio.slice(1) as Readable[]) {
      // The streams are read to the end of the program: one that is full would stop it.
      stream.on('data', (data: Buffer) => {
        if (said.length < 10_000) said += data;
        const found = ready && said.match(ready);
        if (found) succeed(found);
      });
    }
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const exited = once(child, 'exit');
    child.kill();
    const limit = setTimeout(() => child.kill('SIGKILL'), grace);
    await exited;
    clearTimeout(limit);
  }
  // What the program has started may have its streams, and live on.
  for (const stream of child.stdio) stream?.destroy();
}
