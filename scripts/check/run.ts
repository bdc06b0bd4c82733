import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { readBase, type TouchedFiles, touchedOnly } from './base/base.ts';
import { comparedWith } from './base/compare.ts';
import { withBaseline } from './baseline.ts';
import { checkContent } from './check.ts';
import { codeHostOf } from './code-host.ts';
import { runCommand } from './commands/index.ts';
import { contentPath } from './core/files.ts';
import { git, pathInRepository } from './core/git/git.ts';
import { lastChanged } from './core/git/history.ts';
import { filesOf, type Graph, readGraph } from './core/graph.ts';
import { changesFromHistory } from './core/staleness/from-history.ts';
import { count, listed } from './core/words.ts';
import { coverageOf, type LanguageCoverage } from './coverage.ts';
import { pendingChanges } from './english-changes.ts';
import { byPlace, type Finding } from './finding.ts';
import { fixFiles } from './fix.ts';
import { summary } from './formats/human.ts';
import { type FormatName, formats } from './formats/index.ts';
import { markdown } from './formats/markdown.ts';
import { cutAtLine } from './formats/shorten.ts';
import { forgetful, type Memo } from './memo.ts';
import { oncePerCause } from './one-cause.ts';
import type { OpenProject } from './open-project.ts';
import { type Output, readOptions } from './options.ts';
import { type Report, reportOf } from './report.ts';
import { deletedTranslations } from './rules/file/file.ts';
import { atLevels, weighed } from './thresholds.ts';
import { validate } from './validate.ts';

export interface Surroundings extends OpenProject {
  color: boolean;
  environment?: NodeJS.ProcessEnv;
  /** Keeps what is known of files that do not change. */
  memo?: Memo;
  write(text: string): void;
}

/** Runs the check, or a command, and returns the exit status; throws when it cannot be run. */
export function runCheck(args: readonly string[], surroundings: Surroundings): number {
  const { command, outputs, content, base, fix } = readOptions(args);
  const { project, contentDir, workingDir } = surroundings;
  // In another layout, the content folder is where its texts were found.
  const folder = content === undefined || project.layout ? contentDir : resolve(workingDir, content);
  const read = () => readContent(surroundings, folder);
  if (command) {
    runCommand(command, read(), surroundings);
    return 0;
  }
  // A report for another program is not to start with a sentence.
  const tells = outputs.every(({ format, out }) => format === 'human' || out !== undefined);
  const graph = fix ? fixed(read, tells, surroundings) : read();
  const { memo = forgetful, baseline } = surroundings;
  const { findings, coverage, touched } = judged(graph, base, memo, baseline);
  const report = reportOf(graph, findings, coverage, {
    ...(touched && { touched }),
    isCompared: touched !== undefined || baseline !== undefined,
    ...detailsOf(graph, folder === contentDir, outputs, surroundings),
  });
  writeReports(report, outputs, surroundings);
  return exitCodeOf(findings);
}

/** Fixing one place can reveal another; more rounds than these would mean that two rules disagree. */
const rounds = 5;

/** Writes the safe edits of all findings into the files, until there are none. */
function fixed(read: () => Graph, tells: boolean, { memo = forgetful, write }: Surroundings): Graph {
  let graph = read();
  const paths = new Set<string>();
  const { levels } = graph.project.rules;
  let places = 0;
  for (let round = 0; round < rounds; round++) {
    const done = fixFiles(atLevels(checkContent(graph, memo), levels), filesOf(graph));
    if (done.places === 0) break;
    places += done.places;
    for (const path of done.paths) paths.add(path);
    graph = read();
  }
  if (tells)
    write(
      places > 0
        ? `Fixed ${count(places, 'place')} in ${listed([...paths])}.\n`
        : 'Nothing can be fixed automatically.\n',
    );
  return graph;
}

/** Broken input is told apart, unless the baseline knows it: nobody knows what else is wrong with such a file. */
function exitCodeOf(findings: readonly Finding[]): number {
  if (findings.some(({ rule, old }) => rule === 'parse' && !old)) return 2;
  return findings.some(({ level }) => level === 'error') ? 1 : 0;
}

interface Judgment {
  findings: Finding[];
  coverage: LanguageCoverage[];
  touched?: TouchedFiles;
}

/** The findings of a content, weighed by what is asked of each language, and by a change if one is judged. */
function judged(graph: Graph, base: string | undefined, memo: Memo, baseline?: string): Judgment {
  const judgment = judgedOneByOne(graph, base, memo, baseline);
  return { ...judgment, findings: oncePerCause(judgment.findings, graph) };
}

/** The same without a summary of findings that have one cause. */
export function judgedOneByOne(graph: Graph, base?: string, memo = forgetful, baseline = '{}'): Judgment {
  const { rules } = graph.project;
  const judge = (content: Graph, commit?: string): Judgment => {
    const history = content.project.layout && changesFromHistory(content, commit);
    if (history) content.history = history;
    const coverage = coverageOf(content, memo);
    const findings = atLevels(weighed(checkContent(content, memo), coverage, content.project), rules.levels);
    return { coverage, findings: withBaseline(findings, baseline).sort(byPlace) };
  };
  if (base === undefined) return judge(graph);
  const { graph: before, touched, commit } = readBase(base, graph);
  // What is asked of a language as a whole follows from all of its files.
  const asksForShares = Object.values(rules.thresholds).some(
    ({ complete = 0, current = 0 } = {}) => complete + current > 0,
  );
  const isNarrowed = graph.project.layout !== undefined && !asksForShares;
  const [today, then] = isNarrowed ? touchedOnly(graph, before, touched) : [graph, before];
  const { findings, coverage } = judge(today);
  const old = judge(then, commit).findings;
  const deleted = atLevels(deletedTranslations(today, then), rules.levels);
  return {
    findings: [...comparedWith(old, findings, validate(today), touched), ...deleted].sort(byPlace),
    coverage: isNarrowed ? [] : coverage,
    touched,
  };
}

/** What only some formats show, and what costs time or has to be configured. */
function detailsOf(
  graph: Graph,
  isProject: boolean,
  outputs: readonly Output[],
  { project, workingDir, environment = {} }: Surroundings,
): Pick<Report, 'folder' | 'repository' | 'lastChanged' | 'english' | 'made'> {
  const asks = (...names: FormatName[]) => outputs.some(({ format }) => names.includes(format));
  const isForHost = asks('github', 'sarif', 'markdown', 'html');
  const folder = isForHost ? pathInRepository(workingDir) : '';
  return {
    folder,
    ...(isProject &&
      project.repository &&
      isForHost && { repository: codeHostOf(project.repository(), environment) }),
    ...(asks('html') && {
      lastChanged: new Map(
        [...lastChanged(graph.contentDir)].map(([path, date]) => [contentPath(graph.shownAs, path), date]),
      ),
      english: pendingChanges(graph),
      made: madeNow(graph, environment),
    }),
  };
}

function madeNow({ contentDir }: Graph, environment: NodeJS.ProcessEnv): NonNullable<Report['made']> {
  const head = git(contentDir, 'rev-parse HEAD');
  const commit = environment.GITHUB_SHA || (head.ok && head.output.trim());
  return { at: new Date(), ...(commit && { commit }) };
}

/** Findings in the project's own content are named from the root of the project, others from where they run. */
export function readContent({ project, contentDir, workingDir }: OpenProject, folder = contentDir): Graph {
  const isOwn = folder === contentDir && !project.layout;
  const shownAs = isOwn ? 'content' : relative(workingDir, folder).split(sep).join('/');
  let graph: Graph;
  try {
    graph = readGraph(project, folder, shownAs);
  } catch (error) {
    throw new Error(
      `The content folder ${shownAs || '.'} cannot be read (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
  if (graph.pages.size + (project.layout ? graph.words.size : 0) === 0) {
    throw new Error(
      `The folder ${shownAs || '.'} is no content folder: it has no English pages (${project.source}/*.mdx).`,
    );
  }
  return graph;
}

function writeReports(report: Report, outputs: readonly Output[], surroundings: Surroundings): void {
  const { workingDir, color, environment = {}, write } = surroundings;
  for (const { format, out } of outputs) {
    if (out === undefined) write(formats[format](report, color));
    else toFile(resolve(workingDir, out), formats[format](report), writeFileSync);
  }
  const files = outputs.flatMap(({ out }) => out ?? []);
  if (files.length === outputs.length) {
    const where = files.length === 1 ? 'The report is in' : 'The reports are in';
    write(`${summary(report)} ${where} ${listed(files)}.\n`);
  }
  const stepSummary = environment.GITHUB_STEP_SUMMARY;
  if (stepSummary && outputs.some(({ format }) => format === 'github')) {
    const note = 'There is more; the whole list is in the log of the step.';
    toFile(stepSummary, cutAtLine(markdown(report), summaryLimit, note), appendFileSync);
  }
}

/** What GitHub shows of the summary of a step, in bytes. */
const summaryLimit = 1024 * 1024;

function toFile(file: string, text: string, store: (file: string, text: string) => void): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    store(file, text);
  } catch (error) {
    throw new Error(`The report cannot be written to ${file} (${(error as NodeJS.ErrnoException).code}).`);
  }
}

/** The findings of a project, sorted by place; those of its baseline are warnings with `old`. */
export const check = (project: OpenProject, memo?: Memo): Finding[] => judgedIn(project, memo).findings;

/** The findings of a project with what they were found in. */
export function judgedIn(project: OpenProject, memo = forgetful): Judgment & { graph: Graph } {
  const graph = readContent(project);
  return { graph, ...judged(graph, undefined, memo, project.baseline) };
}
