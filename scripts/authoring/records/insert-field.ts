import { applyEdits, modify } from 'jsonc-parser';
import { isCollection, isPair, isScalar, isSeq, type Node, parseDocument, stringify } from 'yaml';
import type { ContentPath } from '../../check/core/index.ts';

/** Formats a value as YAML like that of the content: each string on one line. */
export const yamlOf = (value: unknown): string => stringify(value, { lineWidth: 0 });

/** Adds a field to YAML in English key order, or an entry to a list; other lines of block collections are unchanged. */
export function insertYamlField(
  yaml: string,
  path: ContentPath,
  value: unknown,
  order: readonly string[],
): string {
  const document = parseDocument(yaml);
  const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  const key = String(path.at(-1));
  if (!isCollection(parent) || parent.flow || parent.items.length === 0) {
    document.setIn(path, value);
    return document.toString({ lineWidth: 0 });
  }
  const before = keysBefore(path, order);
  const isBefore = (item: unknown) =>
    isPair(item) && isScalar(item.key) && before.includes(String(item.key.value));
  const previous = isSeq(parent) ? parent.items.at(-1) : parent.items.findLast(isBefore);
  const first = parent.range?.[0] ?? 0;
  const lineStart = yaml.lastIndexOf('\n', first - 1) + 1;
  const lines = yamlOf(isSeq(parent) ? [value] : { [key]: value }).replace(
    /^(?=.)/gm,
    ' '.repeat(first - lineStart),
  );
  const at = previous ? lineAfter(yaml, endOf(previous)) : lineStart;
  const isAtStart = at === 0 || yaml[at - 1] === '\n';
  return `${yaml.slice(0, at)}${isAtStart ? lines : `\n${lines.trimEnd()}`}${yaml.slice(at)}`;
}

/** Does the same for JSON. */
export function insertJsonField(
  json: string,
  path: ContentPath,
  value: unknown,
  order: readonly string[],
): string {
  const before = keysBefore(path, order);
  const indent = /^[ \t]+/m.exec(json)?.[0] ?? '  ';
  const formattingOptions = { tabSize: indent.length, insertSpaces: !indent.startsWith('\t') };
  const getInsertionIndex = (keys: string[]): number => keys.findLastIndex((key) => before.includes(key)) + 1;
  return applyEdits(json, modify(json, path, value, { formattingOptions, getInsertionIndex }));
}

const keysBefore = (path: ContentPath, order: readonly string[]): readonly string[] =>
  order.slice(0, order.indexOf(String(path.at(-1))));

function endOf(item: unknown): number {
  const node = isPair(item) ? (item.value ?? item.key) : item;
  return (node as Node).range?.[1] ?? 0;
}

/** Returns the start of the line after an offset, or the offset if it starts a line. */
function lineAfter(text: string, offset: number): number {
  if (text[offset - 1] === '\n') return offset;
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end + 1;
}
