import { isPage } from '../../core/files.ts';
import { nameOfPair, type Pair } from '../../core/pairs.ts';
import { type Place, reference, startOfFile } from '../../core/parsing/located.ts';
import { writtenRecord } from '../../core/staleness/checked.ts';
import { type Part, partsIn } from '../../core/staleness/parts.ts';
import { readRecord, recordField } from '../../core/staleness/record.ts';
import { stalenessOf } from '../../core/staleness/staleness.ts';
import { asContent } from '../../core/translation.ts';
import { type Finding, finding } from '../../finding.ts';
import { parseFindings } from '../../validate.ts';
import { changedWords } from './changed-words.ts';

/**
 * Rule `stale`: the source of a part has changed since it was translated, according to the fingerprints that the
 * translation records, or to the git history. A warning by default: the translation was right once and is still the
 * best available, and whoever writes the source need not know the other languages.
 */
export function stale(pair: Pair): Finding[] {
  const { record, source } = pair;
  if (record && record.problems.length > 0) return parseFindings(record);
  const staleness = stalenessOf(pair);
  if (staleness && !staleness.isTracked) {
    const { path, place } = recordAt(pair);
    const data = { english: source.path, accept: command('accept', pair) };
    return [finding({ path }, place, 'stale', 'unrecorded', data)];
  }
  if (!staleness) return [];
  const parts = partsIn(pair.translation, pair.schema);
  return [...staleness.changed, ...staleness.added].flatMap((english) => {
    const translated = parts.find(({ name }) => name === english.name);
    // Parts that are not translated at all are reported by other rules.
    return translated ? stalePart(english, translated, pair) : [];
  });
}

function stalePart(english: Part, { name: part, title: name, place }: Part, pair: Pair): Finding {
  const { source, translation } = pair;
  const known = { part, name, heading: english.title, at: reference(source, english.place) };
  const change = pair.history?.changed.get(part);
  if (change) {
    const { since, version, before, after } = change;
    const data = {
      ...known,
      date: since.date,
      commit: since.id.slice(0, 7),
      change: changedWords(before, after),
      version: version.slice(0, 10),
    };
    return finding(translation, place, 'stale', 'changed-since', data);
  }
  const accept = command('accept', pair, part);
  const written = writtenRecord(pair);
  const recorded = readRecord(written?.value)?.get(part);
  if (written && recorded === '') {
    const data = { part, found: String(asContent(written.value)[part]), english: known.at };
    return finding(recordAt(pair), written.locate([part]), 'stale', 'wrong-record', data);
  }
  if (!recorded)
    return finding(translation, place, 'stale', 'unrecorded', { part, english: known.at, accept });
  const where = isPage(translation) ? `under “${recordField}”` : `in ${recordAt(pair).path}`;
  return finding(translation, place, 'stale', 'changed', {
    ...known,
    diff: command('diff', pair, part),
    accept,
    record: `below “${part}” ${where} (line ${written?.locate([part], 'key').line})`,
  });
}

/** Returns where the record of a translation is; if it has none, the translation itself. */
function recordAt({ translation, record }: Pair): { path: string; place: Place } {
  const place = translation.record?.locate([], 'key') ?? startOfFile;
  return { path: (record ?? translation).path, place };
}

const command = (name: string, pair: Pair, ...rest: string[]): string =>
  `“${[pair.project.command, name, nameOfPair(pair), ...rest].join(' ')}”`;
