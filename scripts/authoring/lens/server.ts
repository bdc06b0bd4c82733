import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Connect } from 'vite';
import { z } from 'zod';
import { isLocale } from '../../../schema/languages.ts';
import { type LensAnswer, type LensData, lensActions } from '../../../schema/lens.ts';
import { type Changes, readFolder } from '../../check/core/index.ts';
import { filesOf, readGraph, rereadFile } from '../../content/graph.ts';
import { openSiteMemo } from '../../content/memo-file.ts';
import { writeChanges } from '../editing/write-changes.ts';
import { fileData, wordsData, workOf } from './data.ts';
import { editSchema, evaluateEdit } from './edits.ts';
import { refusalReason } from './guard.ts';
import { type LensInput, lensInput } from './input.ts';
import { Saves } from './saves.ts';

const placeSchema = z.strictObject({
  path: z.string(),
  line: z.int().positive(),
  column: z.int().positive(),
});

/**
 * Creates the lens endpoints of the dev server.
 *
 * @param contentDir content folder
 * @param token the token that a page must send to write or open files
 */
export function lensServer(contentDir: string, token: string) {
  // Reuses results of earlier checks.
  const memo = openSiteMemo();
  let input: LensInput | undefined;
  const current = (): LensInput => {
    input ??= lensInput(readGraph(contentDir), undefined, memo);
    return input;
  };
  // Unchanged files are not parsed again.
  const refresh = (path: string): void => {
    if (input) input = lensInput(rereadFile(input.graph, path), undefined, memo);
  };
  const saves = new Saves();
  const textOf = (path: string): string | undefined => {
    refresh(path);
    return filesOf(current().graph).find(({ relative }) => relative === path)?.text;
  };

  /** Writes files; if that fails, the answer says why. */
  const write = (changes: Changes): LensAnswer => {
    try {
      writeChanges(current().graph, changes);
      return { ok: true, findings: [], pieces: [] };
    } catch (error) {
      return { ok: false, why: (error as Error).message };
    } finally {
      for (const path of Object.keys(changes)) refresh(path);
    }
  };

  /** Handlers of the lens requests, by URL path. */
  const handlers: { readonly [address: string]: (data: unknown) => unknown } = {
    [lensActions.edit]: (data) => {
      const request = editSchema.parse(data);
      // Another program may just have written the file.
      if (request.write && current().files.has(request.file)) refresh(request.file);
      const { answer, changes } = evaluateEdit(request, current(), memo);
      if (!request.write || !answer.ok || Object.keys(changes).length === 0) return answer;
      const before = Object.fromEntries(Object.keys(changes).map((path) => [path, textOf(path)]));
      const written = write(changes);
      if (written.ok) saves.add(before, changes);
      return written.ok ? answer : written;
    },
    [lensActions.undo]: () => undoOrRedo('undo'),
    [lensActions.redo]: () => undoOrRedo('redo'),
    [lensActions.work]: (data) => workOf(z.string().refine(isLocale).parse(data), current()),
  };
  const undoOrRedo = (direction: 'undo' | 'redo'): LensAnswer => {
    const changes = saves.undoOrRedo(direction, textOf);
    return typeof changes === 'string' ? { ok: false, why: changes } : write(changes);
  };

  return {
    /** Rereads a file that may have changed, given its path below the content folder. */
    refresh,
    /** Handles lens requests, and passes all others on. */
    answer: async (
      request: IncomingMessage,
      response: ServerResponse,
      next: Connect.NextFunction,
    ): Promise<void> => {
      const send = (status: number, body: unknown): void => {
        response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
        response.end(JSON.stringify(body));
      };
      try {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (!Object.values<string>(lensActions).includes(pathname)) {
          const data = dataAt(decodeURI(pathname), current);
          return data ? send(200, data) : next();
        }
        const why = refusalReason(request, token);
        if (why) return send(403, { why });
        const sent = await json(request);
        if (pathname !== lensActions.open) return send(200, handlers[pathname]?.(sent));
        const { path, line, column } = placeSchema.parse(sent);
        const file = readFolder(contentDir).files.find((known) => known.path === path);
        if (!file) return send(404, { why: `${path} does not exist yet; saving its first text creates it.` });
        // Vite's own endpoint, which opens an editor.
        request.url = `/__open-in-editor?file=${encodeURIComponent(`${file.absolute}:${line}:${column}`)}`;
        next();
      } catch (error) {
        if (error instanceof z.ZodError) send(400, { why: z.prettifyError(error) });
        else next(error);
      }
    },
  };
}

function dataAt(address: string, current: () => LensInput): LensData | undefined {
  const [, locale, key] = /^\/lens\/([^/]+?)(?:\/(.+))?\.json$/.exec(address) ?? [];
  if (!isLocale(locale)) return undefined;
  const input = current();
  if (key === undefined) return wordsData(locale, input);
  return input.graph.pages.has(key) ? fileData(`${locale}/${key}.mdx`, input) : undefined;
}
