import { readBase, type TouchedFiles, touchedOnly } from './base/base.ts';
import { withBaseline } from './base/baseline.ts';
import { comparedWith } from './base/compare.ts';
import { deletedBlocks } from './base/deleted-blocks.ts';
import { deletedLanguages } from './base/deleted-languages.ts';
import { oncePerCause } from './causes/merge-by-cause.ts';
import { examine } from './check.ts';
import { type ContentFile, pathFrom } from './core/files.ts';
import { ignoredBy } from './core/git/git.ts';
import { type Graph, readGraph } from './core/graph.ts';
import { sourceName } from './core/project.ts';
import { textHistoryOf } from './core/staleness/from-history.ts';
import type { LanguageCoverage } from './coverage/coverage.ts';
import { gapsInOne } from './coverage/merge-gaps.ts';
import { atLevels, weighed } from './coverage/thresholds.ts';
import { byPlace, type Finding } from './finding.ts';
import { type Memo, memoInMemory } from './memo.ts';
import type { OpenProject } from './project/open-project.ts';
import { deletedTranslations, newSources } from './rules/file/file.ts';
import { inSourceLanguage } from './source-language.ts';
import { validate } from './validate.ts';

/** The result of checking the content of a project. */
export interface Judgment {
  graph: Graph;
  findings: Finding[];
  coverage: readonly LanguageCoverage[];
  /** The files that the checked change touches. */
  touched?: TouchedFiles;
}

/** Checks a project, and returns findings sorted by place; those in its baseline are warnings with `old: true`. */
export const check = (project: OpenProject, memo?: Memo): Finding[] =>
  judge(project, undefined, memo).findings;

/**
 * Checks a project, and returns one finding for each cause, with the graph and the coverage that they are based on.
 * @param base the commit, branch or tag to compare a change with
 * @param isAsked whether the findings of a file are requested; if given, each missing text is a finding of its own
 */
export function judge(
  project: OpenProject,
  base?: string,
  memo?: Memo,
  isAsked?: (path: string) => boolean,
): Judgment {
  const judgment = judgeOneByOne(project, base, memo, isAsked !== undefined);
  const asked = judgment.findings.filter(({ path }) => isAsked?.(path) ?? true);
  const findings = oncePerCause(asked, judgment.graph);
  return { ...judgment, findings: findings.map((one) => inSourceLanguage(one, judgment.graph.project)) };
}

/** Like `judge()`, without merging findings by cause; missing texts are one finding per file, unless `inDetail`. */
export function judgeOneByOne(
  project: OpenProject,
  base?: string,
  memo: Memo = memoInMemory(),
  inDetail = false,
): Judgment {
  const graph = readContent(project);
  const { layout, rules } = graph.project;
  const judged = (content: Graph, commit?: string): Judgment => {
    const history = layout && textHistoryOf(content, commit);
    if (history) content.history = history;
    const { findings: found, coverage } = examine(content, memo);
    return { graph, coverage, findings: atLevels(weighed(found, coverage, content.project), rules.levels) };
  };
  const { baseline = '{}' } = project;
  const told = ({ findings, coverage }: Judgment): Finding[] => {
    const all = inDetail ? findings : gapsInOne(findings, coverage, graph.project, base !== undefined);
    // Whoever requests missing texts wants to see them whether or not they are in the baseline.
    const isAsked = ({ gap, level }: Finding): boolean => inDetail && gap === true && level === 'warning';
    const others = all.filter((one) => !isAsked(one));
    return [...all.filter(isAsked), ...withBaseline(others, baseline)].sort(byPlace);
  };
  if (base === undefined) {
    const judgment = judged(graph);
    return { ...judgment, findings: told(judgment) };
  }
  const { graph: before, touched, commit } = readBase(base, graph);
  // Thresholds apply to a language as a whole, so all of its files have to be read.
  const asksForShares = Object.values(rules.thresholds).some(
    ({ complete = 0, current = 0 } = {}) => complete + current > 0,
  );
  const isNarrowed = layout !== undefined && !asksForShares;
  const [today, then] = isNarrowed ? touchedOnly(graph, before, touched) : [graph, before];
  // Computed before the parse results are released. How a project with a `layout` is built is unknown.
  const [unbuildable, lost] = [layout ? [] : validate(today), deletedBlocks(today, then, touched)];
  const { findings, coverage } = judged(today);
  const old = judged(then, commit).findings;
  const compared = comparedWith(old, findings, unbuildable, touched);
  // Where a comparison with the source reports a loss already, it is not repeated.
  const withLoss = new Set(compared.flatMap((one) => (!one.old && ofLoss.has(one.rule) ? one.path : [])));
  const changes = [
    ...deletedLanguages(graph, touched),
    ...deletedTranslations(today, then),
    ...newSources(today, then),
    ...lost.filter(({ path }) => !withLoss.has(path)),
  ];
  const all = [...compared, ...atLevels(changes, rules.levels)];
  return {
    graph,
    findings: told({ graph, findings: all, coverage }),
    coverage: isNarrowed ? [] : coverage,
    touched,
  };
}

/** Rules that report what a page has lost. */
const ofLoss: ReadonlySet<string> = new Set(['headings', 'mdx-protected', 'untranslated']);

/** Reads the files of a project; findings name them relative to its working directory. */
export function readContent({ project, contentDir, workingDir }: OpenProject): Graph {
  const shownAs = pathFrom(workingDir, contentDir);
  let graph: Graph;
  try {
    graph = readGraph(project, contentDir, shownAs);
  } catch (error) {
    throw new Error(
      `The content folder ${shownAs || '.'} cannot be read (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
  if (graph.pages.size + (project.layout ? graph.words.size : 0) === 0) {
    const besides = project.layout ? ' apart from what “exclude” leaves out' : '';
    throw new Error(`The folder ${shownAs || '.'} has no text in ${sourceName(project)}${besides}.`);
  }
  // A source that git ignores is generated, such as an API reference, so its translations are not strays.
  const sourceOf = ({ key }: ContentFile): string => `${key}.md`;
  const ignored = ignoredBy(contentDir, project.layout ? graph.strays.map(sourceOf) : []);
  return { ...graph, strays: graph.strays.filter((file) => !ignored.has(sourceOf(file))) };
}
