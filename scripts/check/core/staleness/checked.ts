import { basename, dirname } from 'node:path';
import { git, historyIn } from '../git/git.ts';
import { memoize } from '../memoize.ts';
import type { Pair } from '../pairs.ts';
import { fileWithText } from '../parsed-file.ts';
import type { Located } from '../parsing/located.ts';
import { partsIn, partsOf } from './parts.ts';
import { checked, readRecord, recordOf, type TextRecord } from './record.ts';

/**
 * Returns a pair's record; each `checked` becomes the digits of the English text of its commit, or of today's if it is
 * not committed yet. It stays where the history does not have that text, so that nobody knows what has changed since.
 */
export const resolvedRecord = memoize((pair: Pair): TextRecord | undefined => {
  const written = writtenRecord(pair);
  const record = readRecord(written?.value);
  if (!record || ![...record.values()].includes(checked)) return record;
  const { absolute } = pair.record ?? pair.translation;
  const history = historyIn(dirname(absolute));
  const commits = lineCommits(absolute);
  const today = history === 'none' ? undefined : recordOf(partsOf(pair));
  // The oldest commit of a shallow clone seems to have added every line that is older.
  const isOldest = (commit: string): boolean =>
    history === 'part' && !git(dirname(absolute), 'rev-parse --verify --quiet', `${commit}^`);
  const english = memoize((commit: string) => (isOldest(commit) ? undefined : englishAt(pair, commit)));
  return new Map(
    [...record].map(([name, digits]) => {
      if (digits !== checked) return [name, digits];
      const commit = commits.get(written?.locate([name]).line ?? 0);
      return [name, (commit ? english(commit) : today)?.get(name) ?? checked];
    }),
  );
});

/** Returns what is written in place of a translation's record, valid or not. */
export const writtenRecord = ({ translation, record }: Pair): Located | undefined =>
  record ? record.data : translation.record;

function englishAt({ schema, source, project }: Pair, commit: string): TextRecord | undefined {
  const name = `${commit}:./${basename(source.absolute)}`;
  const text = git(dirname(source.absolute), 'show', name)?.replace(/^\ufeff/, '');
  return text === undefined ? undefined : recordOf(partsIn(fileWithText(source, text, project), schema));
}

/** Returns the commits that added the lines of a file, by line number; uncommitted lines have none. */
function lineCommits(file: string): Map<number, string> {
  const blame = git(dirname(file), 'blame --porcelain --', basename(file));
  const lines = blame?.matchAll(/^([0-9a-f]{40,}) \d+ (\d+)/gm) ?? [];
  return new Map(
    [...lines].flatMap(([, commit = '', line]) => (/^0+$/.test(commit) ? [] : [[Number(line), commit]])),
  );
}
