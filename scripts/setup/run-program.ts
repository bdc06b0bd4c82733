import { type SpawnOptions, spawn } from 'node:child_process';
import { constants } from 'node:os';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a program with its output on the terminal. A signal to this process ends the program first and then this
 * process, so that nothing is left running.
 *
 * @param options `env` contains additional variables
 * @returns the exit code: 127 if the program could not be started, 1 if a signal ended it
 */
export function runProgram(
  command: string,
  args: readonly string[],
  options: Pick<SpawnOptions, 'env' | 'timeout'> = {},
): Promise<number> {
  const child = spawn(command, args, {
    ...options,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...options.env },
  });
  let received: NodeJS.Signals | undefined;
  const forward = (signal: NodeJS.Signals) => {
    received = signal;
    // Playwright stops its servers on SIGINT only.
    child.kill('SIGINT');
  };
  for (const signal of signals) process.on(signal, forward);
  return new Promise((resolve) => {
    const finish = (code: number) => {
      for (const signal of signals) process.off(signal, forward);
      if (received !== undefined) process.exit(128 + constants.signals[received]);
      resolve(code);
    };
    child.on('error', () => finish(127));
    child.on('close', (code) => finish(code ?? 1));
  });
}
