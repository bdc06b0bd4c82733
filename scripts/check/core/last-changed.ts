import { relative } from 'node:path';
import { git } from './git/git.ts';
import { repositoryOf } from './git/repository.ts';

/**
 * When each content file last changed according to the repository, as ISO dates by path below `contentDir`.
 * One `git log` answers for all files. Without git, outside a repository or for files not committed yet
 * there is no entry, and the page shows no date.
 */
export function lastChanged(contentDir: string): Map<string, string> {
  const dates = new Map<string, string>();
  const repository = repositoryOf(contentDir);
  // In a shallow clone every file seems to have changed in the oldest commit at hand: no date beats a wrong one.
  if (!repository.ok || repository.shallow) return dates;
  const folder = relative(repository.root, contentDir).replaceAll('\\', '/');
  const log = git(contentDir, 'log', '--format=%x00%cs', '--name-only', '--no-renames', '--', '.');
  if (!log.ok) return dates;
  for (const commit of log.output.split('\0')) {
    const [date = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) {
      const name = folder ? file.slice(folder.length + 1) : file;
      if (!dates.has(name)) dates.set(name, date);
    }
  }
  return dates;
}
