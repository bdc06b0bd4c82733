import { lastChanged } from '../check/core/index.ts';
import { assertValid } from './assert-valid.ts';
import { type Graph, readGraph } from './graph.ts';

/** The translation graph as everything in one process shares it. */
export interface ContentSource {
  contentDir: string;
  /**
   * The graph of content that the site can be built from.
   * @throws Error listing every finding, when the content is not valid
   */
  graph(): Graph;
  /** When each file last changed, by its path below the content folder; found out once. */
  lastChanged(): ReadonlyMap<string, string>;
  /** Has the content read again at the next use, after a change of its files. */
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
