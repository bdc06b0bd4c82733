import { affectedFiles } from './base/affected.ts';
import { readBase, type TouchedFiles } from './base/base.ts';
import { applyBaseline } from './base/baseline.ts';
import { compareFindings } from './base/compare.ts';
import { mergeByCause } from './causes/merge-by-cause.ts';
import { checkWithCoverage } from './check-content.ts';
import type { Graph } from './core/graph.ts';
import { narrow } from './core/narrow.ts';
import type { Project } from './core/project.ts';
import { textHistoryOf } from './core/staleness/from-history.ts';
import type { LanguageCoverage } from './coverage/coverage.ts';
import { mergeGaps } from './coverage/merge-gaps.ts';
import { applyLevels, applyThresholds } from './coverage/thresholds.ts';
import { byPlace, type Finding } from './finding.ts';
import { type Memo, memoInMemory } from './memo.ts';
import type { OpenProject } from './project/open-project.ts';
import { readContent } from './read-content.ts';
import { deletedTranslations, newSources } from './rules/file/file.ts';
import { inSourceLanguage } from './source-language.ts';
import { validate } from './validate.ts';

/** The result of checking the content of a project. */
export interface CheckResult {
  graph: Graph;
  findings: Finding[];
  coverage: readonly LanguageCoverage[];
  /** The files that the checked change touches. */
  touched?: TouchedFiles;
}

/** What to check, and how. */
export interface Request {
  /** The commit, branch or tag to compare a change with; without it, all of the content is checked. */
  base?: string | undefined;
  /** Whether a file is to be checked, by path; if given, each missing text is a finding of its own. */
  isRequested?: ((path: string) => boolean) | undefined;
  /** Caches the results for unchanged files. */
  memo?: Memo | undefined;
}

/** Checks a project, and returns findings sorted by place; those in its baseline are warnings with `old: true`. */
export const check = (project: OpenProject, memo?: Memo): Finding[] =>
  checkProject(project, { memo }).findings;

/** Checks a project, and returns one finding for each cause, with the graph and the coverage that they are based on. */
export function checkProject(project: OpenProject, request?: Request): CheckResult {
  const result = checkUnmerged(project, request);
  const findings = mergeByCause(result.findings, result.graph);
  return { ...result, findings: findings.map((one) => inSourceLanguage(one, result.graph.project)) };
}

/** Like `checkProject()`, without merging by cause; missing texts are one finding per file if all are checked. */
export function checkUnmerged(project: OpenProject, request: Request = {}): CheckResult {
  const { base, isRequested, memo = memoInMemory() } = request;
  const graph = readContent(project);
  const result =
    base === undefined ? checkGraph(requestedPart(graph, isRequested), memo) : checkChange(graph, base, memo);
  const findings = applyRequest(result, request, project);
  // The files that a change does not touch are not checked, so completeness is unknown.
  const coverage = base !== undefined && canNarrow(graph.project) ? [] : result.coverage;
  return { ...result, graph, findings, coverage };
}

/** Whether files may be checked without the others: thresholds apply to all files of a language. */
const canNarrow = ({ layout, rules }: Project): boolean =>
  layout !== undefined &&
  !Object.values(rules.thresholds).some(({ complete = 0, current = 0 } = {}) => complete + current > 0);

type Checked = Omit<CheckResult, 'graph'>;

/** Returns the part of the content that has to be checked for the requested files. */
export function requestedPart(graph: Graph, isRequested: Request['isRequested']): Graph {
  const [part = graph] = isRequested && canNarrow(graph.project) ? narrow([graph], isRequested) : [];
  return part;
}

/** Checks what a change touches; problems that it did not cause are old. */
function checkChange(graph: Graph, base: string, memo: Memo): Checked {
  const { project } = graph;
  const { graph: before, touched, commit } = readBase(base, graph);
  const affected = canNarrow(project) ? affectedFiles(graph, before, touched) : undefined;
  const [current = graph, previous = before] = affected
    ? narrow([graph, before], (path) => affected.has(path))
    : [];
  // Computed before the parse results are released. How a project with a `layout` is built is unknown.
  const unbuildable = project.layout ? [] : validate(current);
  const { findings, coverage } = checkGraph(current, memo);
  const old = checkGraph(previous, memo, commit).findings;
  const compared = compareFindings(old, findings, unbuildable, touched);
  const changes = [...deletedTranslations(current, previous), ...newSources(current, previous)];
  return { findings: [...compared, ...applyLevels(changes, project.rules.levels)], coverage, touched };
}

/**
 * Checks content with the levels and thresholds of its project.
 * @param commit the commit that the content is from, if not the newest
 */
function checkGraph(content: Graph, memo: Memo, commit?: string): Checked {
  const { project } = content;
  const history = project.layout && textHistoryOf(content, commit);
  if (history) content.history = history;
  const { findings, coverage } = checkWithCoverage(content, memo);
  const judged = applyThresholds(findings, coverage, project);
  return { findings: applyLevels(judged, project.rules.levels), coverage };
}

/** Returns the requested findings, sorted by place, after applying the baseline. */
function applyRequest(
  { findings, coverage }: Checked,
  { base, isRequested }: Request,
  { project, baseline = '{}' }: OpenProject,
): Finding[] {
  const all = isRequested ? findings : mergeGaps(findings, coverage, project, base !== undefined);
  // Whoever requests missing texts wants to see them whether or not they are in the baseline.
  const isRequestedGap = ({ gap, level }: Finding): boolean =>
    isRequested !== undefined && gap === true && level === 'warning';
  const others = all.filter((one) => !isRequestedGap(one));
  return [...all.filter(isRequestedGap), ...applyBaseline(others, baseline)]
    .filter(({ path }) => isRequested?.(path) ?? true)
    .sort(byPlace);
}
