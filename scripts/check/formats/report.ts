import { type History, historyIn, pathInRepository } from '../core/git/git.ts';
import { filesOf } from '../core/graph.ts';
import { grouped } from '../core/grouped.ts';
import { localeOf } from '../core/groups.ts';
import { fewestAlike } from '../core/limits.ts';
import type { Locale, Project } from '../core/project.ts';
import { count, sameIn } from '../core/words.ts';
import type { Finding } from '../finding.ts';
import type { Judgment } from '../judge.ts';
import { pageOfRule, type Rule } from '../rules/catalog.ts';
import { type CodeHost, codeHostOf } from './code-host.ts';

/** The input of output formats. */
export interface Report extends Omit<Judgment, 'graph'> {
  project: Project;
  files: number;
  /** The text of a file, by its path as named in findings. */
  texts: ReadonlyMap<string, string>;
  localeOf(path: string): Locale | undefined;
  /** How much of the history there is that staleness follows from. */
  history?: History;
  /** The folder that paths are relative to, in the repository: code hosts name files from its root. */
  folder?: string;
  /** Where the files can be viewed and edited. */
  repository?: CodeHost;
}

/** Collects what formats show of a judgment. */
export function reportOf(
  { graph, ...judgment }: Judgment,
  { workingDir, environment = {} }: { workingDir: string; environment?: NodeJS.ProcessEnv },
): Report {
  const { project, contentDir } = graph;
  const texts = filesOf(graph);
  const repository = hostOf(project, environment);
  return {
    ...judgment,
    project,
    ...(project.layout && project.rules.levels?.stale !== 'off' && { history: historyIn(contentDir) }),
    localeOf: (path) => localeOf(path, graph),
    files: texts.length - graph.glossaries.size + graph.strays.length,
    texts: new Map(texts.map(({ path, text }) => [path, text])),
    folder: pathInRepository(workingDir),
    ...(repository && { repository }),
  };
}

/** The page that explains a rule, from the root of the project, where there is one. */
export const pageOf = ({ project: { rulePages } }: Report, rule: Rule): string | undefined =>
  rulePages && pageOfRule(rule, rulePages);

/** Without links, a report still says everything. */
function hostOf({ repository }: Project, environment: NodeJS.ProcessEnv): CodeHost | undefined {
  try {
    return repository && codeHostOf(repository(), environment);
  } catch {
    return undefined;
  }
}

/** Findings by file, in the order of the files: what is the same in several files once. */
export const byFile = (findings: readonly Finding[]): Map<string, Finding[]> =>
  grouped(oncePerChange(findings), ({ path }) => path);

/** Findings with what is stale in several languages for the same reason once: the first tells of the others. */
export const oncePerChange = (findings: readonly Finding[]): Finding[] =>
  [...grouped(findings, changeOf).values()].flatMap((group) => {
    const [first, ...rest] = group;
    if (!first || group.length < fewestAlike) return group;
    const others = rest.map(({ path }) => path);
    return { ...first, message: `${first.message} ${sameIn(others)}`, data: { ...first.data, others } };
  });

/** Names what changed in the source since several languages were translated, where no command of each has to be told. */
const changeOf = ({ data: { at, change } }: Finding, index: number): string =>
  JSON.stringify(change ? [at, change] : index);

/** The files that a finding is about: its own, and others that it tells of. */
export const pathsOf = ({ path, data: { others } }: Finding): string[] => [
  path,
  ...((others ?? []) as string[]),
];

/** Sorts findings by how urgent they are, since reports may be cut off: errors, then warnings. */
export const byUrgency = (a: Finding, b: Finding): number =>
  Number(a.level === 'warning') - Number(b.level === 'warning');

const historyNotes: { readonly [history in History]?: string } = {
  part: 'Some stale texts may be missed, and compared with the source of today: this is a shallow clone, which does not have the whole history. “git fetch --unshallow” brings it, in GitHub Actions “fetch-depth: 0” of actions/checkout.',
  none: 'Which texts are stale is not known: git has no history of this folder.',
};

/** That stale texts are not known, or not all of them, and how to find them. */
export const historyNote = ({ history = 'whole' }: Report): string[] => [historyNotes[history] ?? []].flat();

/** “2 errors, 1 warning”, without what there is none of. */
export function levelsText(findings: readonly Finding[]): string {
  const { errors, warnings } = countLevels(findings);
  const texts = [errors > 0 && count(errors, 'error'), warnings > 0 && count(warnings, 'warning')];
  return texts.filter(Boolean).join(', ');
}

/** How many findings are errors, and how many warnings. */
export function countLevels(findings: readonly Finding[]): { errors: number; warnings: number } {
  const errors = findings.filter(({ level }) => level === 'error').length;
  return { errors, warnings: findings.length - errors };
}
