/* The public interface of the package. */

import { checkProject } from './check-project.ts';
import type { Finding } from './finding.ts';
import { type FormatName, formats } from './formats/index.ts';
import { reportOf } from './formats/report.ts';
import type { OpenProject } from './project/open-project.ts';

export { check } from './check-project.ts';
export { defineConfig, type Levels, type Project, type Settings, type Threshold } from './core/project.ts';
export type { Finding } from './finding.ts';
export type { FormatName } from './formats/index.ts';
export type { Memo } from './memo.ts';
export { type OpenProject, openProject } from './project/open-project.ts';
export type { Rule } from './rules/catalog.ts';

/** Checks a project and formats the report as `--format` does. */
export function report(
  project: OpenProject,
  format: FormatName,
): { findings: readonly Finding[]; text: string } {
  const result = checkProject(project);
  return { findings: result.findings, text: formats[format](reportOf(result, project)) };
}
