import { basename, dirname } from 'node:path';
import type { ContentFile } from '../files.ts';
import { git, isShallow } from './git.ts';
import { logOf, versionsOf } from './log.ts';

/** A version of a file in the history of its repository. */
export interface Version {
  commit: string;
  date: string;
  /** The file at that time, without a byte order mark; `undefined` if it is not available. */
  text(): string | undefined;
}

/** The versions of a file, newest first, also under earlier names; none without git, or if never committed. */
export function historyOf({ absolute, relative }: ContentFile): Version[] {
  const folder = absolute.slice(0, -relative.length);
  return [...versionsOf(logOf(folder, ['.']), relative)].map(([{ id, date }, version]) => ({
    commit: id,
    date,
    text: () => git(folder, 'cat-file blob', version)?.replace(/^\ufeff/, ''),
  }));
}

/** The commits that the lines of a file are from, by number; lines that are not committed have none. */
export function lineCommits(file: string): Map<number, string> {
  const blame = git(dirname(file), 'blame --porcelain --', basename(file));
  const lines = blame?.matchAll(/^([0-9a-f]{40,}) \d+ (\d+)/gm) ?? [];
  return new Map(
    [...lines].flatMap(([, commit = '', line]) => (/^0+$/.test(commit) ? [] : [[Number(line), commit]])),
  );
}

/** The day each content file last changed, by path; without git or for uncommitted files there is none. */
export function lastChanged(contentDir: string): Map<string, string> {
  const dates = new Map<string, string>();
  // In a shallow clone every file seems to have changed in the oldest commit: no date is better than a wrong one.
  if (isShallow(contentDir)) return dates;
  for (const { date, parents, changes } of logOf(contentDir, ['.']).values()) {
    const isMerge = parents.length > 1;
    for (const path of isMerge ? [] : changes.keys()) if (!dates.has(path)) dates.set(path, date);
  }
  return dates;
}
