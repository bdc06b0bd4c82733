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

/** A string to write into a file, and its path there. */
export interface NewValue {
  path: ContentPath;
  value: string;
}

/**
 * Replaces strings in the text of a file. Where possible, only the characters that differ are rewritten; otherwise the
 * whole value is, in its current style or, if that cannot represent it, in double quotes.
 *
 * @returns the new text, or the value that the file cannot represent
 */
export function withValues(text: string, isPage: boolean, values: readonly NewValue[]): string | NewValue {
  const data = read(text, isPage)?.value;
  // Only the TODO mark required the quotes; values with placeholders keep them.
  const isUnquoted = ({ path, value }: NewValue): boolean =>
    isPage && isTodo(valueAt(data, path)) && !value.includes('{{');
  // Written all at once, since parsing the file for each would be slow.
  const together = values.filter((value) => !isUnquoted(value));
  const edited = withMinimalEdits(text, isPage, together);
  let changed = edited ?? text;
  for (const one of edited === undefined ? values : values.filter(isUnquoted)) {
    const { path, value } = one;
    const scalar = (type?: 'PLAIN' | 'QUOTE_DOUBLE') => withScalar(changed, path, value, type);
    const next = [
      isUnquoted(one) ? scalar('PLAIN') : withMinimalEdits(changed, isPage, [one]),
      isPage ? scalar() : applyEdits(changed, modify(changed, path, value, {})),
      isPage ? scalar('QUOTE_DOUBLE') : undefined,
    ].find((written) => written !== undefined && containsValues(written, isPage, [one]));
    if (next === undefined) return one;
    changed = next;
  }
  return changed;
}

const containsValues = (text: string, isPage: boolean, values: readonly NewValue[]): boolean => {
  const data = read(text, isPage)?.value;
  return values.every(({ path, value }) => valueAt(data, path) === value);
};

const read = (text: string, isPage: boolean): Located | undefined =>
  (isPage ? readFrontmatter(text) : readJson(text)).data;

/** Replaces only the characters that differ; `undefined` if the result does not contain the values. */
function withMinimalEdits(text: string, isPage: boolean, values: readonly NewValue[]): string | undefined {
  const data = read(text, isPage);
  const edits = values.flatMap(({ path, value }) => {
    const [old, range] = [valueAt(data?.value, path), data?.rangeOf(path)];
    if (typeof old !== 'string' || !range) return [];
    const map = sourceMap(text.slice(...range), old, range[0]);
    const shorter = Math.min(old.length, value.length);
    let [start, end] = [0, 0];
    while (start < shorter && old[start] === value[start]) start++;
    while (end < shorter - start && old[old.length - 1 - end] === value[value.length - 1 - end]) end++;
    const [from = 0, to = 0] = [map[start], map[old.length - end]];
    return { offset: from, length: to - from, content: value.slice(start, value.length - end) };
  });
  const changed = applyEdits(text, edits);
  return containsValues(changed, isPage, values) ? changed : undefined;
}

/** Rewrites a scalar in the frontmatter of a page, in its own style or `type`; `undefined` if that is impossible. */
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
  const [from, oldLength, oldType] = [start + token.offset, CST.stringify(token).length, token.type];
  CST.setScalarValue(token, value, { afterKey: true, ...(type && { type }) });
  // The value does not fit the requested style, so it was written in another.
  if (type !== 'QUOTE_DOUBLE' && token.type !== (type ? 'scalar' : oldType)) return undefined;
  const written = CST.stringify(token).replaceAll(/\r?\n/g, text.includes('\r\n') ? '\r\n' : '\n');
  return text.slice(0, from) + written + text.slice(from + oldLength);
}
