import type { Graph } from './core/graph.ts';
import type { Finding } from './finding.ts';
import { forgetful } from './memo.ts';
import type { OpenProject } from './open-project.ts';
import { type Judgment, judged, readContent } from './run.ts';

/**
 * Checks a project.
 * @returns every finding, sorted by place; those of its baseline are warnings with `old`
 */
export const check = (project: OpenProject): Finding[] => judgedIn(project).findings;

/** The findings of a project with what they were found in. */
export function judgedIn({
  project,
  contentDir,
  workingDir,
  baseline,
}: OpenProject): Judgment & { graph: Graph } {
  const graph = readContent(project, contentDir, contentDir, workingDir);
  return { graph, ...judged(graph, undefined, forgetful, baseline) };
}
