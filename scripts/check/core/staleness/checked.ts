import { basename, dirname } from 'node:path';
import { git } from '../git/git.ts';
import { memoize } from '../memoize.ts';
import type { Pair } from '../pairs.ts';
import { fileWithText } from '../parsed-file.ts';
import type { Located } from '../parsing/located.ts';
import { partsIn, partsOf } from './parts.ts';
import { checked, readRecord, recordOf, type TextRecord } from './record.ts';

/** Returns a pair's record; each `checked` becomes the digits of the English text of its commit, or else of today. */
export const resolvedRecord = memoize((pair: Pair): TextRecord | undefined => {
  const written = writtenRecord(pair);
  const record = readRecord(written?.value);
  if (!record || ![...record.values()].includes(checked)) return record;
  const { absolute } = pair.record ?? pair.translation;
  const commits = lineCommits(absolute);
  const today = recordOf(partsOf(pair));
  const english = memoize((commit: string) => englishAt(pair, commit) ?? today);
  return new Map(
    [...record].map(([name, digits]) => {
      if (digits !== checked) return [name, digits];
      const commit = commits.get(written?.locate([name]).line ?? 0);
      return [name, (commit && english(commit).get(name)) ?? today.get(name) ?? checked];
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
