import type { Finding } from '../core/finding.ts';
import { findingAt } from '../core/finding-at.ts';
import { type Place, startOfFile } from '../core/located.ts';
import type { Pair } from '../core/pairs.ts';
import { isPage, partsOf } from '../core/staleness/english.ts';
import { goneTitle, keyOf, type Part } from '../core/staleness/parts.ts';
import { isWordDigits, wordRecordOf } from '../core/staleness/record.ts';
import { currentLine, nameOfPair, pasteOf, recordPath, wordLine } from '../core/staleness/record-lines.ts';
import { type Stale, stalenessOf } from '../core/staleness/staleness.ts';
import { textsOf } from '../core/texts.ts';
import { asContent } from '../core/translation.ts';

/**
 * Rule `stale`: English has changed since a text was translated, told by the fingerprints that the translation
 * keeps of its English text (research section 4). Always a warning: the translation was right once and is
 * still the best there is, and whoever writes English need not know the other languages.
 */
export function stale(pair: Pair): Finding[] {
  return isPage(pair.translation) ? stalePage(pair) : staleWords(pair);
}

function stalePage(pair: Pair): Finding[] {
  const staleness = stalenessOf(pair);
  if (!staleness || staleness.state === 'current') return [];
  const { place } = currentLine(pair);
  const paste = pasteOf(pair);
  const accept = command('accept', pair);
  switch (staleness.state) {
    case 'untracked': {
      const message = `nothing says from which English text this was translated, so that nobody will notice when ${pair.source.path} changes.`;
      return [warning(pair, place, message, `compare it with English, then run ${accept}, or ${paste}`)];
    }
    case 'malformed': {
      const message = `the field “source”, which says from which English text this was translated, cannot be read: expected 8 digits (0–9, a–f) and “part=4 digits” for each part, found “${excerpt(pair.translation.record?.value)}”.`;
      return [warning(pair, place, message, `compare it with English, then run ${accept}, or ${paste}`)];
    }
    case 'stale': {
      const isGoneOnly =
        staleness.changed.length + staleness.added.length === 0 && staleness.removed.length > 0;
      const what = isGoneOnly
        ? 'see that the translation does not have it either'
        : `update the translation (${command('diff', pair)} shows what changed)`;
      const message = whatChanged(staleness, partsOf(pair).length);
      return [warning(pair, place, message, `${what}, then run ${accept}, or ${paste}`)];
    }
  }
}

/** What changed in a page, in a sentence or two. */
function whatChanged({ changed, added, removed }: Stale, count: number): string {
  const titles = (parts: readonly Part[]) => parts.map(({ title }) => title).join(', ');
  const sentences = [
    changed.length > 0 &&
      `${changed.length} of ${parts(count)} changed in English since this was translated: ${titles(changed)}.`,
    added.length > 0 &&
      `English has ${parts(added.length, 'new ')} since this was translated: ${titles(added)}.`,
    removed.length > 0 &&
      `English no longer has ${removed.map(goneTitle).join(', ')}, which this was translated from.`,
  ].filter((sentence) => sentence !== false);
  return sentences.length > 0 ? sentences.join(' ') : 'English has changed since this was translated.';
}

const parts = (count: number, kind = ''): string => `${count} ${kind}part${count === 1 ? '' : 's'}`;

function staleWords(pair: Pair): Finding[] {
  const { record, translation } = pair;
  const broken = (record?.problems ?? []).map(({ place, message, fix }) =>
    findingAt(record as NonNullable<typeof record>, place, 'parse', message, fix),
  );
  if (broken.length > 0) return broken;
  const staleness = stalenessOf(pair);
  if (!staleness || staleness.state === 'current') return [];
  const accept = command('accept', pair);
  if (staleness.state === 'untracked') {
    const message = `nothing says from which English texts this was translated, so that nobody will notice when ${pair.source.path} changes.`;
    const fix = `compare it with English, then run ${accept}, which writes ${recordPath(translation)}.`;
    return [warning(pair, startOfFile, message, fix)];
  }
  if (!record) return [];
  if (staleness.state === 'malformed') {
    const message = `this file has to say for each key of ${translation.path} from which English text it was translated: { "key": "6 digits" }.`;
    const fix = `compare the translation with English, then run ${accept}, which writes this file anew.`;
    return [{ ...warning(pair, startOfFile, message, fix), path: record.path }];
  }
  return [
    ...staleness.changed.map((part) => staleKey(part, 'changed', pair)),
    ...staleness.added.map((part) => staleKey(part, 'added', pair)),
    ...staleness.removed.map((name) => {
      const message = `English no longer has “${name}”.`;
      const fix = `run ${accept}, or remove “${name}” from this file.`;
      const place = record.data?.locate([name], 'key') ?? startOfFile;
      return { ...warning(pair, place, message, fix), path: record.path };
    }),
  ];
}

function staleKey({ name, title }: Part, how: 'changed' | 'added', pair: Pair): Finding {
  const { record, source, translation } = pair;
  const placeIn = ({ data }: Pair['source']): Place => {
    const text = textsOf(pair.schema, data?.value).find((own) => keyOf(own) === name);
    return text && data ? data.locate(text.path, 'key') : startOfFile;
  };
  const english = placeIn(source);
  const at = `${source.path}:${english.line}:${english.column}`;
  const recorded = asContent(record?.data?.value)[name];
  const message =
    how === 'added'
      ? `nothing says from which English text (${at}) ${title} was translated.`
      : isWordDigits(recorded)
        ? `the English text of ${title} (${at}) changed since this was translated.`
        : `what says from which English text (${at}) ${title} was translated cannot be read: expected 6 digits (0–9, a–f), found “${excerpt(recorded)}”.`;
  const digits = wordRecordOf(partsOf(pair)).get(name) ?? '';
  const paste = record && wordLine(record, name, digits);
  const line = paste
    ? `, or write this line ${paste.how} that of “${paste.of}” (line ${paste.number}) in ${record.path}: ${paste.line}`
    : '.';
  const isChange = how === 'changed' && isWordDigits(recorded);
  const update = isChange
    ? `update the translation (${command('diff', pair)} shows what changed)`
    : 'compare it with English';
  return warning(
    pair,
    placeIn(translation),
    message,
    `${update}, then run ${command('accept', pair, name)}${line}`,
  );
}

const warning = ({ translation }: Pair, place: Place, message: string, fix: string): Finding =>
  findingAt(translation, place, 'stale', message, fix, 'warning');

/** A command as somebody types it. */
const command = (name: string, pair: Pair, ...rest: string[]): string =>
  `“${['npm run check --', name, nameOfPair(pair), ...rest].join(' ')}”`;

function excerpt(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
