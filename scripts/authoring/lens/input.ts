import { editUrl, newUrl } from '../../../schema/code-host.ts';
import { translatedFilesOf } from '../../check/core/index.ts';
import { type CodeHost, examine, type Memo, memoInMemory, weighed } from '../../check/index.ts';
import { filesOf, type Graph } from '../../content/graph.ts';
import type { LensInput } from './data.ts';

/**
 * Checks the content for the lens. Unlike the build, it accepts invalid content and shows its findings.
 *
 * @param repository where files are edited in a browser; without one, they are edited in the lens
 * @param memo caches the findings of unchanged files
 */
export function lensInput(graph: Graph, repository?: CodeHost, memo: Memo = memoInMemory()): LensInput {
  const { findings, coverage } = examine(graph, memo);
  const there = new Set(filesOf(graph).map(({ path }) => path));
  const url = (host: CodeHost, path: string, line: number): string =>
    there.has(path) ? `${editUrl(host, path)}#L${line}` : newUrl(host, path);
  return {
    graph,
    files: new Map(
      translatedFilesOf(graph).map((file) => {
        const { key, extension } = file.source;
        return [`${file.language.code}/${key}${extension}`, file];
      }),
    ),
    coverage,
    findings: weighed(findings, coverage, graph.project),
    placeOf: ({ path }, line, column) => ({
      path,
      line,
      column,
      ...(repository && { url: url(repository, path, line) }),
    }),
  };
}
