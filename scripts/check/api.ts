/* The public interface of the package. */

export type { Rule } from './rules/catalog.ts';

import type { Finding } from './finding.ts';
import { type FormatName, formats } from './formats/index.ts';
import type { OpenProject } from './open-project.ts';
import { reportOf } from './report.ts';
import { judgedIn } from './run.ts';

export { defineConfig, type Levels, type Project, type Settings, type Threshold } from './core/project.ts';
export type { Finding } from './finding.ts';
export type { FormatName } from './formats/index.ts';
export { type OpenProject, openProject } from './open-project.ts';
export { check } from './run.ts';

/** Checks a project and writes the report as `--format` does. */
export function report(
  project: OpenProject,
  format: FormatName,
): { findings: readonly Finding[]; text: string } {
  const { graph, findings, coverage } = judgedIn(project);
  const isCompared = project.baseline !== undefined;
  return { findings, text: formats[format](reportOf(graph, findings, coverage, { isCompared })) };
}
