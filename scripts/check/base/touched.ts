import type { Graph, ParsedFile } from '../core/graph.ts';
import type { Locale } from '../core/project.ts';
import type { Changes } from './changes.ts';

/**
 * The content of today and that of then, each with nothing but the texts that a change touches in any language: what it
 * does not touch need not be read.
 */
export function touchedOnly(now: Graph, then: Graph, changes: Changes): [Graph, Graph] {
  const isTouched = (files: ReadonlyMap<Locale, ParsedFile> | undefined): boolean =>
    [...(files?.values() ?? [])].some(({ path }) => changes.touchesFile(path));
  const narrowed = (graph: Graph): Graph => ({
    ...graph,
    pages: new Map(
      [...graph.pages].filter(([key]) => [now, then].some(({ pages }) => isTouched(pages.get(key)?.files))),
    ),
    words: new Map(
      [...graph.words].filter(([name]) => [now, then].some(({ words }) => isTouched(words.get(name)))),
    ),
    strays: graph.strays.filter(({ path }) => changes.touchesFile(path)),
  });
  return [narrowed(now), narrowed(then)];
}
