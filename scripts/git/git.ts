import { spawnSync } from 'node:child_process';

/** What git answered, or in its words why it did not. */
export type GitAnswer = { ok: true; output: string } | { ok: false; reason: string };

/**
 * Runs git in a folder: without a shell, without questions, and with file names as they are. That git is not
 * installed is an answer like any other failure.
 */
export function git(folder: string, ...args: string[]): GitAnswer {
  const run = spawnSync('git', ['-c', 'core.quotePath=off', '--literal-pathspecs', ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0' },
  });
  if (run.status === 0) return { ok: true, output: run.stdout };
  const said = run.stderr?.trim().split('\n').at(-1) ?? '';
  const failed = (run.error as NodeJS.ErrnoException | undefined)?.code;
  const reason = failed === 'ENOENT' ? 'git is not installed' : said || failed || 'git ended without a word';
  return { ok: false, reason };
}
