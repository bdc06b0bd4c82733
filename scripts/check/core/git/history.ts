import { basename, dirname } from 'node:path';
import { git } from './git.ts';

/** A version of a file in the history of its repository. */
export interface Version {
  commit: string;
  /** Day of the commit, such as 2026-01-31. */
  date: string;
  /** The file as it was, without a byte order mark; `undefined` when it cannot be had. */
  text(): string | undefined;
}

/**
 * The versions of a file, newest first, under the names it had before too. Each text is there once, with the
 * last commit that had it written. Texts are fetched when asked for.
 *
 * @returns an empty list without git, outside a repository, and for a file that was never committed
 */
export function historyOf(file: string): Version[] {
  const folder = dirname(file);
  // Merges too, against each side: a text that was written while merging, or that a merge dropped, may be one
  // that somebody translated.
  const log = git(
    folder,
    'log',
    '--follow',
    '-m',
    '--format=%x01%H %cs',
    '--raw',
    '-z',
    '--no-abbrev',
    '--',
    basename(file),
  );
  if (!log.ok) return [];
  const versions = new Map<string, Version>();
  for (const entry of log.output.split('\u0001').slice(1)) {
    const [, commit = '', date = ''] = /^([0-9a-f]+) ([\d-]+)/.exec(entry) ?? [];
    const [, blob = ''] = /:\d{6} \d{6} [0-9a-f]+ ([0-9a-f]+) /.exec(entry) ?? [];
    // A deleted file has no text.
    if (/^0*$/.test(blob) || versions.has(blob)) continue;
    versions.set(blob, { commit, date, text: () => textOf(folder, blob) });
  }
  return [...versions.values()];
}

function textOf(folder: string, blob: string): string | undefined {
  const answer = git(folder, 'cat-file', 'blob', blob);
  return answer.ok ? answer.output.replace(/^\ufeff/, '') : undefined;
}
