import { spawnSync } from 'node:child_process';

type GitAnswer = { ok: true; output: string } | { ok: false; reason: string };

/**
 * Runs git in a folder: without a shell, without prompts, and with unquoted file names. A missing git is reported like
 * any other failure.
 * @param command the command and its options, between spaces
 * @param args what may have spaces in it
 */
export function git(folder: string, command: string, ...args: string[]): GitAnswer {
  const run = spawn(folder, [...command.split(' '), ...args]);
  if (run.status === 0) return { ok: true, output: run.stdout.toString() };
  const said = run.stderr?.toString().trim().split('\n').at(-1) ?? '';
  const failed = (run.error as NodeJS.ErrnoException | undefined)?.code;
  const reason = failed === 'ENOENT' ? 'git is not installed' : said || failed || 'git ended without a word';
  return { ok: false, reason };
}

/** What git prints; throws with what it said when it failed. */
export function gitOutput(folder: string, command: string, ...args: string[]): string {
  const answer = git(folder, command, ...args);
  if (answer.ok) return answer.output;
  throw new Error(`git ${command.split(' ', 1)} failed: ${answer.reason}.`);
}

/** The contents of objects, in one call to git: for each a header “id type size”, the bytes, and a line break. */
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

const spawn = (folder: string, args: readonly string[], input = '') =>
  spawnSync('git', ['-c', 'core.quotePath=off', '--literal-pathspecs', ...args], {
    cwd: folder,
    input,
    maxBuffer: 1 << 30,
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0' },
  });

/** The path of a folder in its repository, with a slash at the end; empty for its root, and without git. */
export function pathInRepository(folder: string): string {
  const answer = git(folder, 'rev-parse --show-prefix');
  return answer.ok ? answer.output.trimEnd() : '';
}

/** The repository of a folder, or why there is none; a shallow one has only the newest commits, as in CI. */
export function repositoryOf(folder: string): { ok: true; shallow: boolean } | { ok: false; reason: string } {
  const answer = git(folder, 'rev-parse --is-shallow-repository');
  return answer.ok ? { ok: true, shallow: answer.output.trim() === 'true' } : answer;
}
