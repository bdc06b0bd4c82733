import { lastChanged } from '../check/core/index.ts';
import { assertValid } from './assert-valid.ts';
import { type Graph, readGraph } from './graph.ts';

/** The translation graph, shared within a process. */
export interface ContentSource {
  contentDir: string;
  /**
   * The graph of valid content.
   * @throws Error listing every finding if the content is invalid
   */
  graph(): Graph;
  /** The date of the last change of each file, by path below the content folder; computed once. */
  lastChanged(): ReadonlyMap<string, string>;
  /** Makes the next use read the content again, after its files have changed. */
  reload(): void;
}

/** Reads and validates the content on first use, and again after `reload()`. */
export function contentSource(contentDir: string): ContentSource {
  let graph: Graph | undefined;
  let invalid: unknown;
  let dates: ReadonlyMap<string, string> | undefined;
  return {
    contentDir,
    graph: () => {
      if (invalid) throw invalid;
      if (!graph) {
        const read = readGraph(contentDir);
        try {
          assertValid(read);
        } catch (error) {
          invalid = error;
          throw error;
        }
        graph = read;
      }
      return graph;
    },
    lastChanged: () => {
      dates ??= lastChanged(contentDir);
      return dates;
    },
    reload: () => {
      graph = undefined;
      invalid = undefined;
    },
  };
}
