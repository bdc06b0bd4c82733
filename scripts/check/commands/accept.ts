import { isDeepStrictEqual } from 'node:util';
import { writeText } from '../core/files.ts';
import { endOfFrontmatter } from '../core/frontmatter.ts';
import { readPage } from '../core/graph.ts';
import { placeAt } from '../core/located.ts';
import type { Pair } from '../core/pairs.ts';
import { isPage, partsOf } from '../core/staleness/english.ts';
import { keyOf, wholeFingerprint } from '../core/staleness/parts.ts';
import {
  formatRecord,
  formatWordRecord,
  isWordDigits,
  type PageRecord,
  parseRecord,
  recordOf,
  wordRecordOf,
} from '../core/staleness/record.ts';
import { recordLine, recordPath } from '../core/staleness/record-lines.ts';
import { readWordRecord } from '../core/staleness/staleness.ts';
import { textsOf } from '../core/texts.ts';
import type { CommandInput } from './index.ts';
import { namedParts, type Target, targetsOf } from './targets.ts';

/**
 * `npm run check -- accept nl/pricing`: writes down that a translation was made from English as it is now.
 * Nothing else of a file changes.
 *
 * @throws Error when a name is unknown or a file cannot be read; the other files have been written then
 */
export function accept(input: CommandInput): void {
  const refused: string[] = [];
  for (const target of targetsOf(input, 'accept')) {
    try {
      const written = isPage(target.pair.translation) ? acceptPage(target) : acceptWords(target);
      input.write(
        written ? `Recorded in ${written}.\n` : `${target.pair.translation.path} is up to date already.\n`,
      );
    } catch (error) {
      refused.push((error as Error).message);
    }
  }
  if (refused.length > 0) throw new Error(refused.join('\n'));
}

/** @returns the path of the file that was written, if one had to be */
function acceptPage(target: Target): string | undefined {
  const { pair } = target;
  const { source, translation } = pair;
  refuseUnreadable(source, translation);
  const formatted = formatRecord(pageRecord(target));
  const { record, text } = translation;
  if (record?.value === formatted) return undefined;
  const line = recordLine(pageRecord(target));
  const changed = record
    ? text.slice(0, record.range[0]) + line + text.slice(record.range[1])
    : withLine(text, line, pair);
  const read = readPage(changed, false);
  const isWhole =
    read.record?.value === formatted && isDeepStrictEqual(read.data?.value, translation.data?.value);
  if (!isWhole) {
    throw new Error(
      `${translation.path} is written in a way that no line can be put into; write it yourself: ${line}`,
    );
  }
  writeText(translation.absolute, translation.path, changed);
  return translation.path;
}

/** The record that a page gets: of English as it is now, or with some of its parts. */
function pageRecord(target: Target): PageRecord {
  const { pair, parts: named } = target;
  const parts = partsOf(pair);
  const now = recordOf(parts);
  if (named.length === 0) return now;
  const then = parseRecord(pair.translation.record?.value);
  if (!then) {
    throw new Error(
      `${pair.translation.path} has no record yet that a part could be written into; accept it as a whole.`,
    );
  }
  const accepted = namedParts(target, [...new Set([...now.parts.keys(), ...then.parts.keys()])]);
  const digits = (name: string) => (accepted.has(name) ? now : then).parts.get(name);
  const names = [...new Set([...now.parts.keys(), ...then.parts.keys()])];
  const mixed = new Map(
    names.flatMap((name) => {
      const own = digits(name);
      return own === undefined ? [] : [[name, own] as const];
    }),
  );
  const isWhole = isDeepStrictEqual(mixed, now.parts);
  return { whole: isWhole ? wholeFingerprint(parts).slice(0, 8) : then.whole, parts: mixed };
}

/** A file with a line more at the end of its frontmatter, indented and ended like the others. */
function withLine(text: string, line: string, { translation }: Pair): string {
  const end = endOfFrontmatter(text) ?? 0;
  const ending = text.slice(0, end).endsWith('\r\n') ? '\r\n' : '\n';
  const [first = ''] = Object.keys(translation.data?.value as object);
  const { column = 1 } = translation.data?.locate([first], 'key') ?? placeAt(text, 0);
  return `${text.slice(0, end)}${' '.repeat(column - 1)}${line}${ending}${text.slice(end)}`;
}

function acceptWords(target: Target): string | undefined {
  const { pair } = target;
  const { source, translation, record, schema } = pair;
  refuseUnreadable(source, translation);
  const path = recordPath(translation);
  if (record && target.parts.length > 0) refuseUnreadable(record);
  const translated = new Set(textsOf(schema, translation.data?.value).map(keyOf));
  const now = new Map([...wordRecordOf(partsOf(pair))].filter(([key]) => translated.has(key)));
  let next = now;
  if (target.parts.length > 0) {
    const then = [...(readWordRecord(record?.data?.value) ?? [])].filter(([, digits]) =>
      isWordDigits(digits),
    );
    next = new Map(then);
    for (const key of namedParts(target, [...new Set([...now.keys(), ...next.keys()])])) {
      const digits = now.get(key);
      if (digits === undefined) next.delete(key);
      else next.set(key, digits);
    }
  }
  const ending = record?.text.includes('\r\n') ? '\r\n' : '\n';
  const text = formatWordRecord(next).replaceAll('\n', ending);
  if (record?.text === text) return undefined;
  writeText(recordPath({ path: translation.absolute }), path, text);
  return path;
}

function refuseUnreadable(...files: Pair['source'][]): void {
  const broken = files.find(({ problems }) => problems.length > 0);
  const [problem] = broken?.problems ?? [];
  if (!broken || !problem) return;
  const { line, column } = problem.place;
  throw new Error(`${broken.path}:${line}:${column} cannot be read: ${problem.message} → ${problem.fix}`);
}
