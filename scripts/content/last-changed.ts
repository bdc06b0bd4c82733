import { isShallow, logOf } from '../check/core/index.ts';

/** The day each content file last changed, by path; without git or for uncommitted files there is none. */
export function lastChanged(contentDir: string): Map<string, string> {
  const dates = new Map<string, string>();
  // In a shallow clone every file seems to have changed in the oldest commit: no date is better than a wrong one.
  if (isShallow(contentDir)) return dates;
  for (const { date, parents, changes } of logOf(contentDir)?.commits.values() ?? []) {
    const isMerge = parents.length > 1;
    for (const path of isMerge ? [] : changes.keys()) if (!dates.has(path)) dates.set(path, date);
  }
  return dates;
}
