import { applyEdits as applyJsonEdits, modify } from 'jsonc-parser';
import { isMap, isScalar, isSeq, type Node, type Pair, parseDocument, stringify, type YAMLMap } from 'yaml';
import type { ContentPath } from '../core/explain.ts';

/** YAML as the content is written: texts on one line each. */
export const yamlOf = (value: unknown): string => stringify(value, { lineWidth: 0 });

/** Adds a field to YAML, in the order of the English keys, and leaves every other line as it is. */
export function insertYamlField(
  yaml: string,
  path: ContentPath,
  value: unknown,
  order: readonly string[],
): string {
  const document = parseDocument(yaml);
  const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  const key = String(path.at(-1));
  if (!isMap(parent) || parent.flow || parent.items.length === 0) {
    document.setIn(path, value);
    return document.toString({ lineWidth: 0 });
  }
  const previous = previousItem(parent, key, order);
  const first = startOf(parent.items[0]?.key);
  const lineStart = yaml.lastIndexOf('\n', first - 1) + 1;
  const at = previous ? lineAfter(yaml, endOf(previous)) : lineStart;
  return withLines(yaml, at, ' '.repeat(first - lineStart), { [key]: value });
}

/** The same for JSON. */
export function insertJsonField(
  json: string,
  path: ContentPath,
  value: unknown,
  order: readonly string[],
): string {
  const before = order.slice(0, order.indexOf(String(path.at(-1))));
  const indent = /^[ \t]+/m.exec(json)?.[0] ?? '  ';
  const formattingOptions = { tabSize: indent.length, insertSpaces: !indent.startsWith('\t') };
  const getInsertionIndex = (keys: string[]): number => {
    const last = keys.findLastIndex((key) => before.includes(key));
    return last + 1;
  };
  return applyJsonEdits(json, modify(json, path, value, { formattingOptions, getInsertionIndex }));
}

/** Adds entries to the end of a list of YAML and leaves every other line as it is. */
export function appendYamlEntries(yaml: string, path: ContentPath, values: readonly unknown[]): string {
  const document = parseDocument(yaml);
  const list = document.getIn(path, true);
  const last = isSeq(list) && !list.flow ? list.items.at(-1) : undefined;
  if (!isSeq(list) || !last) {
    for (const value of values) document.addIn(path, value);
    return document.toString({ lineWidth: 0 });
  }
  const first = startOf(list.items[0]);
  const indent = /^ */.exec(yaml.slice(yaml.lastIndexOf('\n', first - 1) + 1))?.[0] ?? '';
  return withLines(yaml, lineAfter(yaml, (last as Node).range?.[1] ?? 0), indent, values);
}

/** Puts a value at the start of a line, or after the last one. */
function withLines(yaml: string, at: number, indent: string, value: unknown): string {
  const lines = yamlOf(value).replace(/^(?=.)/gm, indent);
  const isAtStart = at === 0 || yaml[at - 1] === '\n';
  return `${yaml.slice(0, at)}${isAtStart ? lines : `\n${lines.trimEnd()}`}${yaml.slice(at)}`;
}

function previousItem({ items }: YAMLMap, key: string, order: readonly string[]): Pair | undefined {
  const before = new Set(order.slice(0, order.indexOf(key)));
  return items.findLast(({ key: node }) => isScalar(node) && before.has(String(node.value)));
}

const startOf = (node: unknown): number => (node as Node | undefined)?.range?.[0] ?? 0;

function endOf({ key, value }: Pair): number {
  return (value as Node | null)?.range?.[1] ?? (key as Node).range?.[1] ?? 0;
}

/** The start of the line that follows an offset. */
function lineAfter(text: string, offset: number): number {
  if (text[offset - 1] === '\n') return offset;
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end + 1;
}
