import { spawnSync } from 'node:child_process';

/** Runs git in a folder; nothing of the user's settings changes what it prints. */
export interface Git {
  /** What a command prints, or `undefined` when it ends with an error. */
  tryRun(...args: string[]): string | undefined;
  /** @throws Error with what git said */
  run(...args: string[]): string;
  /** The same with text for its standard input and bytes from its output. */
  bytes(input: string, ...args: string[]): Buffer;
}

/** @throws Error when git is not installed */
export function gitIn(folder: string): Git {
  const spawn = (args: readonly string[], input = '') => {
    const result = spawnSync('git', ['-c', 'core.quotePath=off', ...args], {
      cwd: folder,
      input,
      maxBuffer: 1 << 30,
    });
    if (result.error) throw new Error(`git cannot be run: ${result.error.message}.`);
    return result;
  };
  const bytes = (input: string, ...args: string[]): Buffer => {
    const { status, stdout, stderr } = spawn(args, input);
    if (status === 0) return stdout;
    throw new Error(`git ${args[0]} failed: ${stderr.toString().trim().split('\n')[0]}`);
  };
  return {
    tryRun: (...args) => {
      const { status, stdout } = spawn(args);
      return status === 0 ? stdout.toString() : undefined;
    },
    run: (...args) => bytes('', ...args).toString(),
    bytes,
  };
}
