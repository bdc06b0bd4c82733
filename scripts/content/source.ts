import { relative, resolve } from 'node:path';
import type { Locale } from '../../schema/languages.ts';
import { contentFile, type ParsedFile } from '../check/core/index.ts';
import { formatFinding, validate } from '../check/index.ts';
import { filesOf, type Graph, readGraph, rereadFile } from './graph.ts';
import { lastChanged } from './last-changed.ts';

/** The translation graph, shared within a process. */
export type ContentSource = ReturnType<typeof contentSource>;

/** Reads and validates the content on first use; after `reload()`, reads only the files that changed. */
export function contentSource(folder: string) {
  const contentDir = resolve(folder);
  let read: Graph | undefined;
  let checked: { problem: Error | undefined } | undefined;
  let dates: ReadonlyMap<string, string> | undefined;
  return {
    contentDir,
    /**
     * Returns the graph of valid content.
     * @throws Error listing every finding if the content is invalid
     */
    graph(): Graph {
      read ??= readGraph(contentDir);
      checked ??= { problem: problemIn(read) };
      if (checked.problem) throw checked.problem;
      return read;
    },
    /** Returns the file of a page by its absolute path, even while the content is invalid. */
    pageFile(path: string): ParsedFile | undefined {
      read ??= readGraph(contentDir);
      const { folder, key } = contentFile(contentDir, relative(contentDir, path));
      return read.pages.get(key)?.files.get(folder as Locale);
    },
    /** Returns the date of the last change of each file, by path below the content folder; computed once. */
    lastChanged(): ReadonlyMap<string, string> {
      dates ??= lastChanged(contentDir);
      return dates;
    },
    /** Rereads a file that was written or deleted, by its absolute path. */
    reload(file: string): void {
      read &&= rereadFile(read, file.slice(contentDir.length + 1));
      checked = undefined;
    },
  };
}

/**
 * @returns an error that lists every finding that prevents building the site. Its `loc` is the place of the first one
 *   in Rollup's format (line from 1, column from 0), which the dev server's overlay links to. It has no stack trace,
 *   which would not help a writer.
 */
export function problemIn(graph: Graph): Error | undefined {
  const findings = validate(graph);
  const [first] = findings;
  if (!first) return undefined;
  const count = findings.length === 1 ? 'one problem' : `${findings.length} problems`;
  const error = new Error(
    `The content cannot be built: ${count} to fix.\n\n${findings.map(formatFinding).join('\n')}`,
  );
  const file = filesOf(graph).find(({ path }) => path === first.path)?.absolute;
  return Object.assign(error, {
    stack: '',
    ...(file !== undefined && { loc: { file, line: first.line, column: first.column - 1 } }),
  });
}
