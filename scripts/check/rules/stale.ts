import { changedWords } from '../changed-words.ts';
import type { Finding } from '../core/finding.ts';
import { findingAt } from '../core/finding-at.ts';
import { type Place, startOfFile } from '../core/located.ts';
import type { Pair } from '../core/pairs.ts';
import { recordField } from '../core/record-names.ts';
import { isPage } from '../core/staleness/english.ts';
import type { SourceChange } from '../core/staleness/from-history.ts';
import { nameOfPair, partPlaces } from '../core/staleness/part-places.ts';
import { goneTitle } from '../core/staleness/parts.ts';
import { checked, isRecorded, recordPath } from '../core/staleness/record.ts';
import { stalenessOf, translatedParts } from '../core/staleness/staleness.ts';
import { asContent } from '../core/translation.ts';
import { reference } from '../place.ts';

/**
 * Rule `stale`: English has changed since a text was translated, told by the fingerprints that the translation
 * keeps of its English text, each part at its own place. Always a warning: the translation was right once and is
 * still the best there is, and whoever writes English need not know the other languages.
 */
export function stale(pair: Pair): Finding[] {
  const { record, source, translation } = pair;
  const broken = (record?.problems ?? []).map(({ place, message, fix }) =>
    findingAt(record as NonNullable<typeof record>, place, 'parse', message, fix),
  );
  if (broken.length > 0) return broken;
  const staleness = stalenessOf(pair);
  const { path, place } = recordAt(pair);
  const finding = (message: string, fix: string, at: Place = place, file = path): Finding =>
    findingAt({ path: file }, at, 'stale', message, fix, 'warning');
  switch (staleness?.state) {
    case 'untracked': {
      const message = `nothing says from which English text this was translated, so that nobody will notice when ${source.path} changes.`;
      return [finding(message, `compare it with English, then run ${command('accept', pair)}.`)];
    }
    case 'malformed': {
      const message = `this has to say for each part of ${translation.path} from which English text it was translated, and cannot be read.`;
      return [finding(message, `compare the translation with English, then run ${command('accept', pair)}.`)];
    }
    case 'stale': {
      const there = translatedParts(pair);
      // What is not translated at all is asked for by other rules.
      const parts = [...staleness.changed, ...staleness.added]
        .map(({ name }) => name)
        .filter((name) => there.has(name));
      return [
        ...parts.map((name) => stalePart(name, pair)),
        // What a translation still has of it is a finding of other rules.
        ...staleness.removed
          .filter((name) => !there.has(name))
          .map((name) => {
            const fix = `run ${command('accept', pair, name)}, or remove “${name}” and its digits here.`;
            return finding(`English no longer has ${goneTitle(name)}.`, fix, entryOf(name, pair));
          }),
      ];
    }
    default:
      return [];
  }
}

/** A part whose source text changed after the part, as the history tells. */
function staleSince(name: string, { since, before, after }: SourceChange, pair: Pair): Finding {
  const { source, translation } = pair;
  const own = partPlaces(pair, translation).get(name);
  const english = partPlaces(pair, source).get(name)?.place ?? startOfFile;
  const title = own?.title ?? goneTitle(name);
  const message = `the source text of ${title} (${reference(source, english)}) changed after ${since.date} (${since.id.slice(0, 7)}), and this did not.`;
  const fix = `update the translation; what changed: ${changedWords(before, after)}`;
  return findingAt(translation, own?.place ?? startOfFile, 'stale', message, fix, 'warning');
}

function stalePart(name: string, pair: Pair): Finding {
  const { source, translation } = pair;
  const change = pair.history?.get(name);
  if (change && !recordValue(pair)) return staleSince(name, change, pair);
  const own = partPlaces(pair, translation).get(name);
  const english = partPlaces(pair, source).get(name)?.place ?? startOfFile;
  const title = own?.title ?? goneTitle(name);
  const digits = asContent(recordValue(pair))[name];
  const isChange = isRecorded(digits);
  const message = isChange
    ? `the English text of ${title} (${reference(source, english)}) changed since this was translated.`
    : `nothing says from which English text (${reference(source, english)}) ${title} was translated.`;
  const todo = isChange
    ? `update the translation (${command('diff', pair, name)} shows what changed)`
    : 'compare it with English';
  const { path } = recordAt(pair);
  const { line } = entryOf(name, pair);
  const where = isPage(translation) ? `under “${recordField}”` : `in ${path}`;
  const byHand =
    digits === undefined
      ? ''
      : `, or write ${checked} in place of the digits below “${name}” ${where} (line ${line})`;
  const fix = `${todo}, then run ${command('accept', pair, name)}${byHand}.`;
  return findingAt(translation, own?.place ?? startOfFile, 'stale', message, fix, 'warning');
}

/** Where the record of a translation stands, or what has none. */
function recordAt({ translation, record }: Pair): { path: string; place: Place } {
  if (isPage(translation)) return { path: translation.path, place: translation.record?.place ?? startOfFile };
  return { path: record ? recordPath(translation) : translation.path, place: startOfFile };
}

const recordValue = ({ translation, record }: Pair): unknown =>
  isPage(translation) ? translation.record?.value : record?.data?.value;

/** Where a part stands in a record. */
const entryOf = (name: string, { translation, record }: Pair): Place =>
  (isPage(translation) ? translation.record?.locate(name) : record?.data?.locate([name], 'key')) ??
  startOfFile;

/** A command as somebody types it. */
const command = (name: string, pair: Pair, ...rest: string[]): string =>
  `“${['npm run check --', name, nameOfPair(pair), ...rest].join(' ')}”`;
