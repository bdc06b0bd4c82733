import type { CheckResult } from '../check-project.ts';
import { type History, historyIn, pathInRepository } from '../core/git/git.ts';
import { filesOf, type Graph } from '../core/graph.ts';
import { grouped } from '../core/grouped.ts';
import { localeOf } from '../core/groups.ts';
import { minSameCause } from '../core/limits.ts';
import { pairsOf } from '../core/pairs.ts';
import type { Locale, Project } from '../core/project.ts';
import { stalenessOf } from '../core/staleness/staleness.ts';
import { alsoTrueOf, count } from '../core/words.ts';
import type { Finding } from '../finding.ts';
import { pageOfRule, type Rule } from '../rules/catalog.ts';
import { type CodeHost, codeHostOf } from './code-host.ts';

/** The input of output formats. */
export interface Report extends Omit<CheckResult, 'graph'> {
  project: Project;
  files: number;
  /** The text of each file, by path as named in findings. */
  texts: ReadonlyMap<string, string>;
  localeOf(path: string): Locale | undefined;
  /** How much of the git history is available that staleness is derived from. */
  history?: KnownHistory;
  /** The folder in the repository that paths are relative to: code hosts name files from the repository root. */
  folder?: string;
  /** Where the files can be viewed and edited. */
  repository?: CodeHost;
}

/** Collects what the formats show of a result. */
export function reportOf(
  { graph, ...result }: CheckResult,
  { workingDir, environment = {} }: { workingDir: string; environment?: NodeJS.ProcessEnv },
): Report {
  const { project } = graph;
  const texts = filesOf(graph);
  const repository = hostOf(project, environment);
  return {
    ...result,
    project,
    ...(project.rules.levels?.stale !== 'off' && { history: knownHistory(graph) }),
    localeOf: (path) => localeOf(path, graph),
    files: texts.length - graph.glossaries.size + graph.strays.length,
    texts: new Map(texts.map(({ path, text }) => [path, text])),
    folder: pathInRepository(workingDir),
    ...(repository && { repository }),
  };
}

/** Path of the page that explains a rule, relative to the project root, if there is one. */
export const pageOf = ({ project: { rulePages } }: Report, rule: Rule): string | undefined =>
  rulePages && pageOfRule(rule, rulePages);

/** Returns the code host, if known: without links, a report still says everything. */
function hostOf({ repository }: Project, environment: NodeJS.ProcessEnv): CodeHost | undefined {
  try {
    return repository && codeHostOf(repository(), environment);
  } catch {
    return undefined;
  }
}

/** Groups findings by file, in order; one change that made several files stale appears once. */
export const byFile = (findings: readonly Finding[]): Map<string, Finding[]> =>
  grouped(mergeByChange(findings), ({ path }) => path);

/** Merges findings about text that one change made stale in several languages: the first mentions the others. */
export function mergeByChange(findings: readonly Finding[]): Finding[] {
  const groups = grouped(findings, changeOf);
  return findings.flatMap((finding, index): Finding[] => {
    const [first, ...rest] = groups.get(changeOf(finding, index)) ?? [finding];
    if (rest.length + 1 < minSameCause) return [finding];
    if (finding !== first) return [];
    const others = rest.map(({ path }) => path);
    return [{ ...first, message: `${first.message} ${alsoTrueOf(others)}`, data: { ...first.data, others } }];
  });
}

/** Identifies the source change behind a finding, unless its fix names a command, which differs by language. */
const changeOf = ({ data: { at, change } }: Finding, index: number): string =>
  JSON.stringify(change ? [at, change] : index);

/** The files that a finding is about: its own, and others that it mentions. */
export const pathsOf = ({ path, data: { others } }: Finding): string[] => [
  path,
  ...((others ?? []) as string[]),
];

/** Sorts errors before warnings, since reports may be cut off. */
export const byUrgency = (a: Finding, b: Finding): number =>
  Number(a.level === 'warning') - Number(b.level === 'warning');

/** `unchecked`: some records only say `checked`, and the history does not have the source text from then. */
type KnownHistory = History | 'unchecked';

const knownHistory = (graph: Graph): KnownHistory =>
  graph.project.layout
    ? historyIn(graph.contentDir)
    : pairsOf(graph).some((pair) => stalenessOf(pair)?.unknown.length)
      ? 'unchecked'
      : 'whole';

const unshallow =
  '“git fetch --unshallow” fetches the rest; in GitHub Actions, set “fetch-depth: 0” for actions/checkout.';

const historyNotes: { readonly [history in KnownHistory]?: string } = {
  part: `This is a shallow clone without the whole history, so some stale text may be missed, and compared with the current source. ${unshallow}`,
  unchecked: `It is unknown whether some text is stale: its record says “checked”, but git has no source text from then. In a shallow clone, ${unshallow}`,
  none: 'It is unknown which text is stale: git has no history of this folder.',
};

/** A note that some or all stale texts are unknown, and how to find them; empty if all are known. */
export const historyNote = ({ history = 'whole' }: Report): string[] => [historyNotes[history] ?? []].flat();

/** Formats counts: “2 errors, 1 warning”, without zeros. */
export function levelsText(findings: readonly Finding[]): string {
  const { errors, warnings } = countLevels(findings);
  const texts = [errors > 0 && count(errors, 'error'), warnings > 0 && count(warnings, 'warning')];
  return texts.filter(Boolean).join(', ');
}

/** Counts errors and warnings. */
export function countLevels(findings: readonly Finding[]): { errors: number; warnings: number } {
  const errors = findings.filter(({ level }) => level === 'error').length;
  return { errors, warnings: findings.length - errors };
}
