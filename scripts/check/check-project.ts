import type { Finding } from './core/finding.ts';
import { forgetful } from './memo.ts';
import type { OpenProject } from './open-project.ts';
import { judged, readContent } from './run.ts';

/**
 * Checks a project.
 * @returns every finding, sorted by place; those of its baseline are warnings with `old`
 */
export function check(opened: OpenProject): Finding[] {
  const { project, contentDir, workingDir, baseline } = opened;
  const graph = readContent(project, contentDir, contentDir, workingDir);
  return judged(graph, undefined, forgetful, baseline).findings;
}
