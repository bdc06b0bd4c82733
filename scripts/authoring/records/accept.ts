import { isDeepStrictEqual } from 'node:util';
import {
  endOfFrontmatter,
  fileWithText,
  isPage,
  offsetAt,
  type Pair,
  pairsOf,
  partsOf,
  readRecord,
  recordField,
  recordOf,
  some,
  type TextRecord,
  translatedParts,
  type WrittenFile,
  writeText,
  writtenRecord,
} from '../../check/core/index.ts';
import { openUnits, refuseUnreadable } from '../../check/index.ts';
import { type CommandInput, namedParts, targetsOf } from './targets.ts';
import { jsonRecord, recordFile, yamlRecord } from './written-record.ts';

/** `npm run check -- accept nl/pricing`: records that a translation is up to date with English; only records change. */
export function accept(input: CommandInput): void {
  for (const target of targetsOf(pairsOf(input.graph), input)) {
    const named = namedParts(target);
    const open = named ? openUnits(target.file, named) : [];
    if (open.length > 0)
      throw new Error(
        `${some(open, 5)} in ${target.file.path} cannot be recorded as up to date, because ${open.length === 1 ? 'it is' : 'they are'} not translated yet.`,
      );
    const file = acceptedFile(target.file, named);
    if (file) writeText(file, file.text);
    input.write(file ? `Recorded in ${file.path}.\n` : `Nothing to record for ${target.file.path}.\n`);
  }
}

/** Returns the file that records some or all parts of a translation as accepted; `undefined` if nothing changes. */
export function acceptedFile(
  pair: Pair,
  parts?: ReadonlySet<string>,
): (WrittenFile & { text: string }) | undefined {
  const record = nextRecord(pair, parts);
  return isPage(pair.translation) ? acceptPage(pair, record) : acceptNamespace(pair, record);
}

function nextRecord(pair: Pair, accepted?: ReadonlySet<string>): TextRecord {
  const { source, translation, record } = pair;
  refuseUnreadable(source, translation);
  const translated = translatedParts(pair);
  const current = new Map([...recordOf(partsOf(pair))].filter(([name]) => translated.has(name)));
  if (!accepted) return current;
  if (!isPage(translation)) refuseUnreadable(record);
  const recorded = readRecord(writtenRecord(pair)?.value) ?? new Map<string, string>();
  return new Map(
    [...new Set([...current.keys(), ...recorded.keys()])].flatMap((name) => {
      const digits = (accepted.has(name) ? current : recorded).get(name);
      return digits ? [[name, digits] as const] : [];
    }),
  );
}

function acceptPage(pair: Pair, next: TextRecord): ReturnType<typeof acceptedFile> {
  const { translation } = pair;
  const value = Object.fromEntries(next);
  if (isDeepStrictEqual(translation.record?.value, value)) return undefined;
  const text = pageWithRecord(next, translation);
  const read = fileWithText(translation, text, pair.project);
  const isIntact =
    isDeepStrictEqual(read.record?.value, value) &&
    isDeepStrictEqual(read.data?.value, translation.data?.value);
  if (!isIntact) {
    throw new Error(
      `The record cannot be added to the frontmatter of ${translation.path}; write each field on a line of its own.`,
    );
  }
  return { ...translation, text };
}

/** Replaces the record of a page, or adds it at the end of the frontmatter. */
function pageWithRecord(record: TextRecord, { record: own, text, data }: Pair['translation']): string {
  const [first = ''] = Object.keys(data?.value as object);
  const { column = 1 } = data?.locate([first], 'key') ?? {};
  const indent = ' '.repeat(column - 1);
  const lineEnd = /^[^\n]*\r\n/.test(text) ? '\r\n' : '\n';
  const written = yamlRecord(record).join(lineEnd + indent);
  if (own) {
    const from = offsetAt(text, own.locate([], 'key'));
    const [, to = 0] = own.rangeOf([]) ?? [];
    const old = text.slice(from, Math.max(to, from + recordField.length)).trimEnd();
    return text.slice(0, from) + written + text.slice(from + old.length);
  }
  const end = endOfFrontmatter(text) ?? 0;
  return text.slice(0, end) + indent + written + lineEnd + text.slice(end);
}

function acceptNamespace({ translation, record }: Pair, next: TextRecord): ReturnType<typeof acceptedFile> {
  const text = jsonRecord(next).replaceAll('\n', record?.text.includes('\r\n') ? '\r\n' : '\n');
  if (record?.text === text) return undefined;
  return { ...recordFile(translation), text };
}
