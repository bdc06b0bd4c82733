import { basename, dirname } from 'node:path';
import { git } from '../../check/core/index.ts';

/** A version of a file in its git history. */
export interface Version {
  commit: string;
  date: string;
  /** The file at that time, without a byte order mark; `undefined` if it is not available. */
  text(): string | undefined;
}

/** Returns the versions of a file, newest first, also under earlier names; none without git or commits. */
export function historyOf(file: string): Version[] {
  const folder = dirname(file);
  // Includes merges, against each parent: text written or dropped in a merge may have been translated.
  const command = 'log --follow -m --raw -z --no-abbrev --format=%x01%H%x20%cs --';
  const log = git(folder, command, `:(literal)${basename(file)}`) ?? '';
  const versions = new Map<string, Version>();
  for (const entry of log.split('\u0001').slice(1)) {
    const [, commit = '', date = ''] = /^([0-9a-f]+) ([\d-]+)/.exec(entry) ?? [];
    const [, blob = ''] = /:\d{6} \d{6} [0-9a-f]+ ([0-9a-f]+) /.exec(entry) ?? [];
    // A deleted file has no text.
    if (/^0*$/.test(blob) || versions.has(blob)) continue;
    const text = () => git(folder, 'cat-file blob', blob)?.replace(/^\ufeff/, '');
    versions.set(blob, { commit, date, text });
  }
  return [...versions.values()];
}
