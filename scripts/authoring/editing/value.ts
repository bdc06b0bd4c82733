import { applyEdits, modify } from 'jsonc-parser';
import { CST, parseDocument, type Scalar } from 'yaml';
import {
  type ContentPath,
  endOfFrontmatter,
  isTodo,
  type Located,
  readFrontmatter,
  readJson,
  valueAt,
} from '../../check/core/index.ts';
import { sourceMap } from '../../check/index.ts';

/** A string to put into a file, at its path. */
export interface NewValue {
  path: ContentPath;
  value: string;
}

/**
 * The text of a file with other strings at some paths. Only the characters that differ are rewritten where the file can
 * hold them as they are; otherwise the value is, in its style or, if that cannot hold it, in double quotes.
 *
 * @returns the path at which the file cannot hold the value, if any
 */
export function withValues(
  text: string,
  isPage: boolean,
  values: readonly NewValue[],
): { text: string } | { path: ContentPath } {
  const data = read(text, isPage)?.value;
  // Texts with placeholders are quoted in any case.
  const isQuotedForMark = ({ path, value }: NewValue): boolean =>
    isPage && isTodo(valueAt(data, path)) && !value.includes('{{');
  // All at once, since reading the file for each would be slow.
  const together = values.filter((value) => !isQuotedForMark(value));
  const most = withMiddles(text, isPage, together);
  let changed = most ?? text;
  for (const value of most === undefined ? values : values.filter(isQuotedForMark)) {
    const next = withValue(changed, isPage, value, isQuotedForMark(value));
    if (next === undefined) return { path: value.path };
    changed = next;
  }
  return { text: changed };
}

/** @param isPlain whether the value is to be written without quotes, whatever the old one has */
function withValue(
  text: string,
  isPage: boolean,
  { path, value }: NewValue,
  isPlain: boolean,
): string | undefined {
  const scalars = [
    () => withScalar(text, path, value, isPlain ? 'PLAIN' : undefined),
    () => withScalar(text, path, value, 'QUOTE_DOUBLE'),
  ];
  const candidates = [
    ...(isPlain ? [] : [() => withMiddles(text, isPage, [{ path, value }])]),
    ...(isPage ? scalars : [() => applyEdits(text, modify(text, path, value, {}))]),
  ];
  for (const candidate of candidates) {
    const changed = candidate();
    if (changed !== undefined && holds(changed, isPage, [{ path, value }])) return changed;
  }
  return undefined;
}

const holds = (text: string, isPage: boolean, values: readonly NewValue[]): boolean => {
  const data = read(text, isPage)?.value;
  return values.every(({ path, value }) => valueAt(data, path) === value);
};

const read = (text: string, isPage: boolean): Located | undefined =>
  (isPage ? readFrontmatter(text) : readJson(text)).data;

/** The text with only the differing characters replaced, if it then holds the values. */
function withMiddles(text: string, isPage: boolean, values: readonly NewValue[]): string | undefined {
  const data = read(text, isPage);
  const edits = values.flatMap(({ path, value }) => {
    const [old, range] = [valueAt(data?.value, path), data?.rangeOf(path)];
    if (typeof old !== 'string' || !range) return [];
    const map = sourceMap(text.slice(...range), old, range[0]);
    const most = Math.min(old.length, value.length);
    let [start, end] = [0, 0];
    while (start < most && old[start] === value[start]) start++;
    while (end < most - start && old[old.length - 1 - end] === value[value.length - 1 - end]) end++;
    const [from = 0, to = 0] = [map[start], map[old.length - end]];
    return { offset: from, length: to - from, content: value.slice(start, value.length - end) };
  });
  const changed = applyEdits(text, edits);
  return holds(changed, isPage, values) ? changed : undefined;
}

/** The text of a page with a scalar of its frontmatter rewritten, in its own style or another one. */
function withScalar(
  text: string,
  path: ContentPath,
  value: string,
  type?: 'PLAIN' | 'QUOTE_DOUBLE',
): string | undefined {
  const start = text.indexOf('\n') + 1;
  const document = parseDocument(text.slice(start, endOfFrontmatter(text)), { keepSourceTokens: true });
  const token = (document.getIn(path, true) as Scalar | undefined)?.srcToken;
  if (!token || !CST.isScalar(token)) return undefined;
  const [from, before, own] = [start + token.offset, CST.stringify(token).length, token.type];
  CST.setScalarValue(token, value, { afterKey: true, ...(type && { type }) });
  // The value does not fit the requested style, so it was written in another.
  if (type !== 'QUOTE_DOUBLE' && token.type !== (type ? 'scalar' : own)) return undefined;
  const written = CST.stringify(token).replaceAll(/\r?\n/g, text.includes('\r\n') ? '\r\n' : '\n');
  return text.slice(0, from) + written + text.slice(from + before);
}
