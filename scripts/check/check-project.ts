import { readBase, type TouchedFiles } from './base/base.ts';
import { applyBaseline } from './base/baseline.ts';
import { compareFindings } from './base/compare.ts';
import { deletedBlocks } from './base/deleted-blocks.ts';
import { deletedLanguages } from './base/deleted-languages.ts';
import { mergeByCause } from './causes/merge-by-cause.ts';
import { checkWithCoverage } from './check.ts';
import { type ContentFile, pathFrom } from './core/files.ts';
import { ignoredBy } from './core/git/git.ts';
import { type Graph, readGraph } from './core/graph.ts';
import { narrow } from './core/narrow.ts';
import { sourceName } from './core/project.ts';
import { textHistoryOf } from './core/staleness/from-history.ts';
import type { LanguageCoverage } from './coverage/coverage.ts';
import { mergeGaps } from './coverage/merge-gaps.ts';
import { applyLevels, applyThresholds } from './coverage/thresholds.ts';
import { byPlace, type Finding } from './finding.ts';
import { type Memo, memoInMemory } from './memo.ts';
import type { OpenProject } from './project/open-project.ts';
import type { Rule } from './rules/catalog.ts';
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

/** Checks a project, and returns findings sorted by place; those in its baseline are warnings with `old: true`. */
export const check = (project: OpenProject, memo?: Memo): Finding[] =>
  checkProject(project, undefined, memo).findings;

/**
 * Checks a project, and returns one finding for each cause, with the graph and the coverage that they are based on.
 * @param base the commit, branch or tag to compare a change with
 * @param isRequested whether a file is to be checked; if given, each missing text is a finding of its own
 */
export function checkProject(
  project: OpenProject,
  base?: string,
  memo?: Memo,
  isRequested?: (path: string) => boolean,
): CheckResult {
  const result = checkUnmerged(project, base, memo, isRequested);
  const findings = mergeByCause(result.findings, result.graph);
  return { ...result, findings: findings.map((one) => inSourceLanguage(one, result.graph.project)) };
}

/** Like `checkProject()`, without merging by cause; missing texts are one finding per file if all are checked. */
export function checkUnmerged(
  project: OpenProject,
  base?: string,
  memo: Memo = memoInMemory(),
  isRequested?: (path: string) => boolean,
): CheckResult {
  const graph = readContent(project);
  const { layout, rules } = graph.project;
  // Thresholds apply to a language as a whole, so all of its files have to be read.
  const hasThresholds = Object.values(rules.thresholds).some(
    ({ complete = 0, current = 0 } = {}) => complete + current > 0,
  );
  const canNarrow = layout !== undefined && !hasThresholds;
  const checkGraph = (content: Graph, commit?: string): CheckResult => {
    const history = layout && textHistoryOf(content, commit);
    if (history) content.history = history;
    const { findings: found, coverage } = checkWithCoverage(content, memo);
    return {
      graph,
      coverage,
      findings: applyLevels(applyThresholds(found, coverage, content.project), rules.levels),
    };
  };
  const { baseline = '{}' } = project;
  const applyBaselineAndSort = ({ findings, coverage }: CheckResult): Finding[] => {
    const inDetail = isRequested !== undefined;
    const all = inDetail ? findings : mergeGaps(findings, coverage, graph.project, base !== undefined);
    // Whoever requests missing texts wants to see them whether or not they are in the baseline.
    const isRequestedGap = ({ gap, level }: Finding): boolean =>
      inDetail && gap === true && level === 'warning';
    const others = all.filter((one) => !isRequestedGap(one));
    return [...all.filter(isRequestedGap), ...applyBaseline(others, baseline)]
      .filter(({ path }) => isRequested?.(path) ?? true)
      .sort(byPlace);
  };
  if (base === undefined) {
    const [content = graph] = canNarrow && isRequested ? narrow([graph], isRequested) : [];
    const result = checkGraph(content);
    return { ...result, findings: applyBaselineAndSort(result) };
  }
  const { graph: before, touched, commit } = readBase(base, graph);
  const [current = graph, previous = before] = canNarrow
    ? narrow([graph, before], (path) => touched.has(path))
    : [];
  // Computed before the parse results are released. How a project with a `layout` is built is unknown.
  const [unbuildable, lost] = [layout ? [] : validate(current), deletedBlocks(current, previous, touched)];
  const { findings, coverage } = checkGraph(current);
  const old = checkGraph(previous, commit).findings;
  const compared = compareFindings(old, findings, unbuildable, touched);
  // Where a comparison with the source reports a loss already, it is not repeated.
  const pathsWithLoss = new Set(
    compared.flatMap((one) => (!one.old && lossRules.has(one.rule) ? one.path : [])),
  );
  const changes = [
    ...deletedLanguages(graph, touched),
    ...deletedTranslations(current, previous),
    ...newSources(current, previous),
    ...lost.filter(({ path }) => !pathsWithLoss.has(path)),
  ];
  const all = [...compared, ...applyLevels(changes, rules.levels)];
  return {
    graph,
    findings: applyBaselineAndSort({ graph, findings: all, coverage }),
    coverage: canNarrow ? [] : coverage,
    touched,
  };
}

/** Rules that report what a page has lost. */
const lossRules: ReadonlySet<Rule> = new Set(['headings', 'mdx-protected', 'untranslated']);

/** Reads the files of a project; findings name them relative to its working directory. */
export function readContent({ project, contentDir, workingDir }: OpenProject): Graph {
  const displayRoot = pathFrom(workingDir, contentDir);
  let graph: Graph;
  try {
    graph = readGraph(project, contentDir, displayRoot);
  } catch (error) {
    throw new Error(
      `The content folder ${displayRoot || '.'} cannot be read (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
  if (graph.pages.size + (project.layout ? graph.namespaces.size : 0) === 0) {
    const besides = project.layout ? ' apart from what “exclude” leaves out' : '';
    throw new Error(`The folder ${displayRoot || '.'} has no text in ${sourceName(project)}${besides}.`);
  }
  // A source that git ignores is generated, such as an API reference, so its translations are not strays.
  const sourceOf = ({ key }: ContentFile): string => `${key}.md`;
  const ignored = ignoredBy(contentDir, project.layout ? graph.strays.map(sourceOf) : []);
  return { ...graph, strays: graph.strays.filter((file) => !ignored.has(sourceOf(file))) };
}
