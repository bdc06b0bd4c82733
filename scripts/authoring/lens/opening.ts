import type { IncomingMessage } from 'node:http';
import type { ContentFile } from '../../check/core/index.ts';

/** What to open, in the format of editors (`file:line:column`), or why not, with an HTTP status. */
export type Opening = { target: string } | { status: 400 | 403 | 404; reason: string };

/**
 * Validates a request to open a place in the editor. Only the page itself may send it, and only for files in the
 * content folder, named as in findings: no other site in the browser can open anything.
 *
 * @param asked `path`, `line` and `column`, both 1-based
 * @param files the files of the content folder
 */
export function openingOf(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  asked: URLSearchParams,
  files: readonly ContentFile[],
): Opening {
  const site = headers['sec-fetch-site'];
  if (method !== 'POST' || (site !== undefined && site !== 'same-origin'))
    return { status: 403, reason: 'Only the lens of this page may open files.' };
  const path = asked.get('path') ?? '';
  const file = files.find((known) => known.path === path);
  if (!file) {
    const name = path.replace(/^content\//, '').replace(/\.mdx$/, '');
    return { status: 404, reason: `There is no ${path} yet; “npm run check -- new ${name}” creates it.` };
  }
  const [line, column] = ['line', 'column'].map((name) => asked.get(name) ?? '');
  if (![line, column].every((number) => /^[1-9]\d{0,6}$/.test(number ?? '')))
    return { status: 400, reason: 'Line and column must be whole numbers from 1.' };
  return { target: `${file.absolute}:${line}:${column}` };
}
