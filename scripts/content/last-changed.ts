import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';

/**
 * When each content file last changed according to the repository, as ISO dates by path below `contentDir`.
 * One `git log` answers for all files. Without git, outside a repository or for files not committed yet
 * there is no entry, and the page shows no date.
 */
export function lastChanged(contentDir: string): Map<string, string> {
  const dates = new Map<string, string>();
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: contentDir, encoding: 'utf8', maxBuffer: 1 << 28 });
  const root = git('rev-parse', '--show-toplevel');
  // In a shallow clone every file seems to have changed in the oldest commit at hand: no date beats a wrong one.
  const shallow = git('rev-parse', '--is-shallow-repository');
  if (root.status !== 0 || shallow.stdout.trim() === 'true') return dates;
  const folder = relative(root.stdout.trim(), contentDir).replaceAll('\\', '/');
  const log = git(
    '-c',
    'core.quotePath=off',
    'log',
    '--format=%x00%cs',
    '--name-only',
    '--no-renames',
    '--',
    '.',
  );
  for (const commit of log.stdout.split('\0')) {
    const [date = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) {
      const name = folder ? file.slice(folder.length + 1) : file;
      if (!dates.has(name)) dates.set(name, date);
    }
  }
  return dates;
}
