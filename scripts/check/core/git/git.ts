import { spawnSync } from 'node:child_process';

/**
 * Runs git in a folder and returns its output; `undefined` if it fails or is not installed. It uses no shell and no
 * prompts, and does not quote file names.
 * @param command the command and its options, separated by spaces
 * @param args arguments that may contain spaces
 */
export function git(folder: string, command: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawn(folder, [...command.split(' '), ...args]);
  return status === 0 ? stdout.toString() : undefined;
}

/** Runs git as `git()` does. @throws Error when it fails */
export function gitOutput(folder: string, command: string, ...args: string[]): string {
  const output = git(folder, command, ...args);
  if (output === undefined) throw new Error(`git ${command} failed.`);
  return output;
}

/** Reads objects with one call to git, which prints for each a header “id type size”, the bytes, and a line break. */
export function gitObjects(folder: string, ids: readonly string[]): Buffer[] {
  if (ids.length === 0) return [];
  const { status, stdout } = spawn(folder, ['cat-file', '--batch'], `${ids.join('\n')}\n`);
  if (status !== 0) throw new Error('git cat-file failed.');
  const contents: Buffer[] = [];
  for (let at = 0; at < stdout.length; ) {
    const end = stdout.indexOf(10, at);
    const size = Number(stdout.toString('latin1', at, end).split(' ')[2]);
    contents.push(stdout.subarray(end + 1, end + 1 + size));
    at = end + 1 + size + 1;
  }
  return contents;
}

/** Returns the paths that git ignores, whether or not they exist. */
export function ignoredBy(folder: string, paths: readonly string[]): Set<string> {
  if (paths.length === 0) return new Set();
  const { stdout } = spawn(folder, ['check-ignore', '--no-index', '--stdin'], paths.join('\n'));
  return new Set(stdout?.toString().split('\n'));
}

/** Returns the paths of submodules that are not checked out. */
export const missingSubmodules = (folder: string): string[] =>
  [...(git(folder, 'submodule status') ?? '').matchAll(/^-\w+ (.+)$/gm)].map(([, path = '']) => path);

const spawn = (folder: string, args: readonly string[], input = '') =>
  spawnSync('git', ['-c', 'core.quotePath=off', ...args], {
    cwd: folder,
    input,
    maxBuffer: 1 << 30,
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0' },
  });

/** Returns the path of a folder in its repository, with a trailing slash; empty for the root, and without git. */
export const pathInRepository = (folder: string): string =>
  git(folder, 'rev-parse --show-prefix')?.trimEnd() ?? '';

/** How much of a folder's history is available: a shallow clone, as in CI, has only the newest commits. */
export type History = 'whole' | 'part' | 'none';

export function historyIn(folder: string): History {
  if (git(folder, 'rev-parse --verify --quiet HEAD') === undefined) return 'none';
  return isShallow(folder) ? 'part' : 'whole';
}

/** Whether the repository of a folder has only the newest commits. */
export const isShallow = (folder: string): boolean =>
  git(folder, 'rev-parse --is-shallow-repository')?.trim() === 'true';
