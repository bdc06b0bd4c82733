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
 * @returns the text, or the value that the file cannot hold
 */
export function withValues(text: string, isPage: boolean, values: readonly NewValue[]): string | NewValue {
  const data = read(text, isPage)?.value;
  // Only the mark needed quotes; texts with placeholders are quoted in any case.
  const isUnquoted = ({ path, value }: NewValue): boolean =>
    isPage && isTodo(valueAt(data, path)) && !value.includes('{{');
  // All at once, since reading the file for each would be slow.
  const together = values.filter((value) => !isUnquoted(value));
  const most = withMiddles(text, isPage, together);
  let changed = most ?? text;
  for (const one of most === undefined ? values : values.filter(isUnquoted)) {
    const { path, value } = one;
    const scalar = (type?: 'PLAIN' | 'QUOTE_DOUBLE') => withScalar(changed, path, value, type);
    const next = [
      isUnquoted(one) ? scalar('PLAIN') : withMiddles(changed, isPage, [one]),
      isPage ? scalar() : applyEdits(changed, modify(changed, path, value, {})),
      isPage ? scalar('QUOTE_DOUBLE') : undefined,
    ].find((written) => written !== undefined && holds(written, isPage, [one]));
    if (next === undefined) return one;
    changed = next;
  }
  return changed;
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
