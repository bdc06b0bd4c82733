import { readBase, type TouchedFiles, touchedOnly } from './base/base.ts';
import { withBaseline } from './base/baseline.ts';
import { comparedWith } from './base/compare.ts';
import { deletedBlocks } from './base/deleted-blocks.ts';
import { deletedLanguages } from './base/deleted-languages.ts';
import { oncePerCause } from './causes/one-cause.ts';
import { examine } from './check.ts';
import { type ContentFile, pathFrom } from './core/files.ts';
import { ignoredBy } from './core/git/git.ts';
import { type Graph, readGraph } from './core/graph.ts';
import { sourceName } from './core/project.ts';
import { textHistoryOf } from './core/staleness/from-history.ts';
import type { LanguageCoverage } from './coverage/coverage.ts';
import { gapsInOne } from './coverage/gaps-in-one.ts';
import { atLevels, weighed } from './coverage/thresholds.ts';
import { byPlace, type Finding } from './finding.ts';
import { type Memo, memoInMemory } from './memo.ts';
import type { OpenProject } from './project/open-project.ts';
import { deletedTranslations, newSources } from './rules/file/file.ts';
import { inSourceLanguage } from './source-language.ts';
import { validate } from './validate.ts';

/** What the check says of a content. */
export interface Judgment {
  graph: Graph;
  findings: Finding[];
  coverage: readonly LanguageCoverage[];
  /** The files that the judged change touches. */
  touched?: TouchedFiles;
}

/** The findings of a project, sorted by place; those of its baseline are warnings with `old`. */
export const check = (project: OpenProject, memo?: Memo): Finding[] =>
  judge(project, undefined, memo).findings;

/**
 * The findings of a project, one for each cause, with what they were found in.
 * @param base the commit, branch or tag that a change is judged against
 * @param isAsked whether the findings of a file are asked for, with each text that is missing
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

/** The same, with each finding for itself, and of missing texts one for each file, unless they are asked for in detail. */
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
    // Who asks for what is missing wants to know it whether or not the baseline has it.
    const isAsked = ({ gap, level }: Finding): boolean => inDetail && gap === true && level === 'warning';
    const others = all.filter((one) => !isAsked(one));
    return [...all.filter(isAsked), ...withBaseline(others, baseline)].sort(byPlace);
  };
  if (base === undefined) {
    const judgment = judged(graph);
    return { ...judgment, findings: told(judgment) };
  }
  const { graph: before, touched, commit } = readBase(base, graph);
  // What is asked of a language as a whole follows from all of its files.
  const asksForShares = Object.values(rules.thresholds).some(
    ({ complete = 0, current = 0 } = {}) => complete + current > 0,
  );
  const isNarrowed = layout !== undefined && !asksForShares;
  const [today, then] = isNarrowed ? touchedOnly(graph, before, touched) : [graph, before];
  // Before what was parsed for them is let go. How another project is built is not known.
  const [unbuildable, lost] = [layout ? [] : validate(today), deletedBlocks(today, then, touched)];
  const { findings, coverage } = judged(today);
  const old = judged(then, commit).findings;
  const compared = comparedWith(old, findings, unbuildable, touched);
  // Where the page itself shows what is missing, that is told already.
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

/** Rules that tell what a page has lost. */
const ofLoss: ReadonlySet<string> = new Set(['headings', 'mdx-protected', 'untranslated']);

/** Reads the files of a project; findings name them from where it is. */
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
    const besides = project.layout ? ' besides what “exclude” leaves out' : '';
    throw new Error(`The folder ${shownAs || '.'} has no texts in ${sourceName(project)}${besides}.`);
  }
  // A source that git ignores is written by a program, such as a reference.
  const sourceOf = ({ key }: ContentFile): string => `${key}.md`;
  const ignored = ignoredBy(contentDir, project.layout ? graph.strays.map(sourceOf) : []);
  return { ...graph, strays: graph.strays.filter((file) => !ignored.has(sourceOf(file))) };
}
