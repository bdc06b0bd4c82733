import { basename, dirname } from 'node:path';
import { git } from '../git/git.ts';
import { historyOf } from '../git/history.ts';
import { type ParsedFile, readVersion } from '../graph.ts';
import type { Pair } from '../pairs.ts';
import { isPage, partsIn, partsOf } from './parts.ts';
import { checked, readRecord, recordOf, type TextRecord } from './record.ts';

/** The record of a pair, each `checked` replaced by the digits of English when it was committed, or else of today. */
export function recordedOf(pair: Pair): TextRecord | undefined {
  const { source, translation } = pair;
  const file = isPage(translation) ? translation : pair.record;
  const record = readRecord(recordValue(pair));
  const names = [...(record ?? [])].flatMap(([name, digits]) => (digits === checked ? name : []));
  if (!file || !record || names.length === 0) return record;
  const known = resolved.get(file);
  if (known?.source === source) return known.record;
  const whole = new Map([...record, ...digitsThen(pair, file, names)]);
  resolved.set(file, { source, record: whole });
  return whole;
}

const resolved = new WeakMap<ParsedFile, { source: ParsedFile; record: TextRecord }>();

/** What stands where the record of a translation should, be it one or not. */
export const recordValue = ({ translation, record }: Pick<Pair, 'translation' | 'record'>): unknown =>
  isPage(translation) ? translation.record?.value : record?.data?.value;

function digitsThen(pair: Pair, file: ParsedFile, names: readonly string[]): Map<string, string> {
  const digits = new Map(names.map((name) => [name, recordOf(partsOf(pair)).get(name) ?? checked]));
  const open = new Set(names);
  const commits = new Map<string, string>();
  for (const { commit, text } of historyOf(file.absolute)) {
    const read = readVersion(text() ?? '', file, pair.project);
    const record = readRecord(isPage(file) ? read.record?.value : read.data?.value);
    for (const name of open) {
      if (record?.get(name) === checked) commits.set(name, commit);
      else open.delete(name);
    }
    if (open.size === 0) break;
  }
  for (const [name, commit] of commits) {
    const english = englishAt(pair, commit)?.get(name);
    if (english !== undefined) digits.set(name, english);
  }
  return digits;
}

/** The digits of the English file of a pair as it was in a commit. */
function englishAt({ schema, source, project }: Pair, commit: string): TextRecord | undefined {
  const answer = git(dirname(source.absolute), 'show', `${commit}:./${basename(source.absolute)}`);
  if (!answer.ok) return undefined;
  const read = readVersion(answer.output.replace(/^\ufeff/, ''), source, project);
  return recordOf(partsIn(schema, { ...read, extension: source.extension }));
}
