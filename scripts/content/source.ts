import { relative, resolve } from 'node:path';
import type { Locale } from '../../schema/languages.ts';
import { contentFile, lastChanged, type ParsedFile } from '../check/core/index.ts';
import { assertValid } from './assert-valid.ts';
import { type Graph, readGraph, refreshed } from './graph.ts';

/** The translation graph, shared within a process. */
export interface ContentSource {
  contentDir: string;
  /**
   * The graph of valid content.
   * @throws Error listing every finding if the content is invalid
   */
  graph(): Graph;
  /** The file of a page by its absolute path, also while the content is invalid. */
  pageFile(path: string): ParsedFile | undefined;
  /** The date of the last change of each file, by path below the content folder; computed once. */
  lastChanged(): ReadonlyMap<string, string>;
  /** Reads a file again that was written or deleted, by its absolute path. */
  reload(file: string): void;
}

/** Reads and validates the content on first use; after `reload()`, only what has changed. */
export function contentSource(folder: string): ContentSource {
  const contentDir = resolve(folder);
  let read: Graph | undefined;
  let valid: Graph | undefined;
  let invalid: unknown;
  let dates: ReadonlyMap<string, string> | undefined;
  return {
    contentDir,
    graph: () => {
      if (invalid) throw invalid;
      if (valid) return valid;
      read ??= readGraph(contentDir);
      try {
        assertValid(read);
      } catch (error) {
        invalid = error;
        throw error;
      }
      valid = read;
      return valid;
    },
    pageFile: (path) => {
      read ??= readGraph(contentDir);
      const { folder, key } = contentFile(contentDir, relative(contentDir, path));
      return read.pages.get(key)?.files.get(folder as Locale);
    },
    lastChanged: () => {
      dates ??= lastChanged(contentDir);
      return dates;
    },
    reload: (file) => {
      read &&= refreshed(read, file.slice(contentDir.length + 1));
      valid = undefined;
      invalid = undefined;
    },
  };
}
