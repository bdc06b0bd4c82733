import { editUrl, newUrl } from '../../../schema/code-host.ts';
import type { LensPlace } from '../../../schema/lens.ts';
import { type TranslatedFile, translatedFilesOf } from '../../check/core/index.ts';
import {
  applyThresholds,
  type CodeHost,
  checkWithCoverage,
  type Finding,
  type LanguageCoverage,
  type Memo,
  memoInMemory,
} from '../../check/index.ts';
import { filesOf, type Graph } from '../../content/graph.ts';
import { translationPath } from '../editing/translation-path.ts';

/** What the lens data is computed from. */
export interface LensInput {
  graph: Graph;
  /** The translated files by their paths below the content folder, whether or not they exist. */
  files: ReadonlyMap<string, TranslatedFile>;
  /** All findings of the check. */
  findings: readonly Finding[];
  coverage: readonly LanguageCoverage[];
  /** Converts a position in a file to a place for the lens. */
  placeOf: (file: { path: string }, line: number, column: number) => LensPlace;
}

/**
 * Checks the content for the lens. Unlike the build, it accepts invalid content and shows its findings.
 *
 * @param repository the code host whose web editor edits files; without one, they are edited in the lens
 * @param memo caches the findings of unchanged files
 */
export function lensInput(graph: Graph, repository?: CodeHost, memo: Memo = memoInMemory()): LensInput {
  const { findings, coverage } = checkWithCoverage(graph, memo);
  const existingPaths = new Set(filesOf(graph).map(({ path }) => path));
  const url = (host: CodeHost, path: string, line: number): string =>
    existingPaths.has(path) ? `${editUrl(host, path)}#L${line}` : newUrl(host, path);
  return {
    graph,
    files: new Map(translatedFilesOf(graph).map((file) => [translationPath(file), file])),
    coverage,
    findings: applyThresholds(findings, coverage, graph.project),
    placeOf: ({ path }, line, column) => ({
      path,
      line,
      column,
      ...(repository && { url: url(repository, path, line) }),
    }),
  };
}
