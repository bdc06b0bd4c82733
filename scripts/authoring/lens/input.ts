import { editUrl, newUrl } from '../../../schema/code-host.ts';
import { type CodeHost, checkContent, coverageOf, forgetful, type Memo, weighed } from '../../check/index.ts';
import { filesOf, readGraph } from '../../content/graph.ts';
import type { LensInput } from './data.ts';

/**
 * Reads and checks the content for the lens. Unlike the build it accepts invalid content, to show its findings.
 *
 * @param repository where files are edited in a browser; without one, they open in the local editor
 * @param memo caches the findings of unchanged files
 */
export function lensInput(contentDir: string, repository?: CodeHost, memo: Memo = forgetful): LensInput {
  const graph = readGraph(contentDir);
  const coverage = coverageOf(graph, memo);
  const there = new Set(filesOf(graph).map(({ path }) => path));
  const url = (host: CodeHost, path: string, line: number): string =>
    there.has(path) ? `${editUrl(host, path)}#L${line}` : newUrl(host, path);
  return {
    graph,
    coverage,
    findings: weighed(checkContent(graph, memo), coverage, graph.project),
    placeOf: ({ path }, line, column) => ({
      path,
      line,
      column,
      ...(repository && { url: url(repository, path, line) }),
    }),
  };
}
