import type { IncomingMessage } from 'node:http';
import type { ContentFile } from '../../check/core/index.ts';

/** What to open, as editors take it (`file:line:column`), or why not, with a status of HTTP. */
export type Opening = { target: string } | { status: 400 | 403 | 404; reason: string };

/**
 * Reads a request to open a place in the editor. Only the page itself may ask, and only for a file that stands in
 * the content folder, named as findings name it: no other site in the browser gets anything opened.
 *
 * @param asked `path`, `line` and `column`, both from 1
 * @param files the files of the content folder
 */
export function openingOf(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  asked: URLSearchParams,
  files: readonly ContentFile[],
): Opening {
  const site = headers['sec-fetch-site'];
  if (method !== 'POST' || (site !== undefined && site !== 'same-origin'))
    return { status: 403, reason: 'Only the lens of this page opens files.' };
  const path = asked.get('path') ?? '';
  const file = files.find((known) => known.path === path);
  if (!file) {
    const name = path.replace(/^content\//, '').replace(/\.mdx$/, '');
    return { status: 404, reason: `There is no ${path} yet; “npm run check -- new ${name}” begins it.` };
  }
  const [line, column] = ['line', 'column'].map((name) => asked.get(name) ?? '');
  if (![line, column].every((number) => /^[1-9]\d{0,6}$/.test(number ?? '')))
    return { status: 400, reason: 'Line and column are whole numbers from 1.' };
  return { target: `${file.absolute}:${line}:${column}` };
}
