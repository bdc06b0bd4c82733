import { type Graph, type Page, readGraph } from '../../scripts/content/graph.ts';
import { realContent } from './fixture.ts';

/** The graph of the project's own content; the test files of a worker share it, since parsing takes seconds. */
export const realGraph = readGraph(realContent);

/** Returns a page, which must exist. */
export function pageOf(graph: Graph, key: string): Page {
  const page = graph.pages.get(key);
  if (!page) throw new Error(`There is no page ${key}.`);
  return page;
}
