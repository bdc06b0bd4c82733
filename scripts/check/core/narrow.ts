import type { Graph } from './graph.ts';
import { type FileGroup, groupsOf } from './groups.ts';
import { hasSource, translatedFilesIn } from './pairs.ts';

/**
 * Reduces versions of the content to the pages and namespaces that have a wanted file in any version and language,
 * whether it exists or is missing, and to the strays that are wanted or were left without their source.
 * @param isWanted by path as named in findings
 */
export function narrow(versions: readonly Graph[], isWanted: (path: string) => boolean): Graph[] {
  const isWantedGroup = (group: FileGroup, graph: Graph): boolean =>
    [group.source, ...translatedFilesIn(group, graph)].some((file) => file && isWanted(file.path));
  const keys = new Set(
    versions.flatMap((graph) =>
      groupsOf(graph)
        .filter(hasSource)
        .flatMap((group) => (isWantedGroup(group, graph) ? group.source.key : [])),
    ),
  );
  const isKept = ([key]: [string, unknown]): boolean => keys.has(key);
  return versions.map((graph) => ({
    ...graph,
    whole: graph,
    pages: new Map([...graph.pages].filter(isKept)),
    namespaces: new Map([...graph.namespaces].filter(isKept)),
    strays: graph.strays.filter(({ path, key }) => isWanted(path) || keys.has(key)),
  }));
}
