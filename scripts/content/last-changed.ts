import { git, isShallow } from '../check/core/index.ts';

/** Returns the date of the last change of each content file, by path; none for uncommitted files or without git. */
export function lastChanged(contentDir: string): Map<string, string> {
  const dates = new Map<string, string>();
  // In a shallow clone, every file seems to have changed in the oldest commit; no date is better than a wrong one.
  if (isShallow(contentDir)) return dates;
  const log = git(contentDir, 'log --no-merges --relative --name-only -z --format=%x01%cs -- .') ?? '';
  for (const entry of log.split('\u0001')) {
    const [date = '', ...paths] = entry.match(/[^\0\n]+/g) ?? [];
    for (const path of paths) if (!dates.has(path)) dates.set(path, date);
  }
  return dates;
}
