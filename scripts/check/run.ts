import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, resolve } from 'node:path';
import { baselineFile } from './base/baseline.ts';
import { checkContent } from './check-content.ts';
import { checkProject, type Request, requestedPart } from './check-project.ts';
import { acceptFindings } from './commands/accept-findings.ts';
import { applyEdits } from './commands/fix.ts';
import { init } from './commands/init.ts';
import { closest } from './core/explain.ts';
import { pathFrom, writeIn, writeText } from './core/files.ts';
import { filesOf } from './core/graph.ts';
import { listed, quote } from './core/words.ts';
import { applyLevels } from './coverage/thresholds.ts';
import { type Finding, isOneOf } from './finding.ts';
import { summary } from './formats/human.ts';
import { formats } from './formats/index.ts';
import { markdown } from './formats/markdown.ts';
import { partOfReport, pathFilter } from './formats/part-of-report.ts';
import { type Report, reportOf } from './formats/report.ts';
import { cutAtLine } from './formats/shorten.ts';
import type { Memo } from './memo.ts';
import { type CheckOptions, commandNames, type Output } from './options.ts';
import type { OpenProject } from './project/open-project.ts';
import { readContent } from './read-content.ts';

export interface RunContext extends OpenProject {
  color: boolean;
  environment: NodeJS.ProcessEnv;
  /** Caches the results for unchanged files. */
  memo?: Memo;
  write(text: string): void;
}

/** Runs the check or a command, and returns the exit status; throws if it cannot run. */
export function runCheck({ command, paths, outputs, base, fix }: CheckOptions, context: RunContext): number {
  if (command) {
    context.write(command === 'init' ? init(context) : acceptFindings(paths, context));
    return 0;
  }
  const [first = ''] = paths;
  const meant = existsSync(resolve(context.workingDir, first)) ? undefined : closest(first, commandNames);
  if (meant) throw new Error(`There is no command ${quote(first)}; did you mean ${quote(meant)}?`);
  const isRequested = pathFilter(paths, context.workingDir);
  const filter = paths.length > 0 ? isRequested : undefined;
  const fixed = fix ? fixAll(context, filter) : '';
  // A report for another program must not start with a sentence.
  if (outputs.every(({ format, out }) => format === 'human' || out !== undefined)) context.write(fixed);
  const result = checkProject(context, { base, isRequested: filter, memo: context.memo });
  const report = partOfReport(reportOf(result, context), paths, context.workingDir);
  writeReports(report, outputs, context);
  return exitCodeOf(report.findings);
}

/** Applies the safe edits of all findings to the requested files, and says which files were fixed. */
function fixAll(context: RunContext, isRequested: Request['isRequested']): string {
  const graph = requestedPart(readContent(context), isRequested);
  const findings = applyLevels(checkContent(graph, context.memo), graph.project.rules.levels);
  const fixed = filesOf(graph).flatMap((file) => {
    const edits = findings.flatMap(({ path, edit }) => (path === file.path && edit ? edit : []));
    if (edits.length === 0 || isRequested?.(file.path) === false) return [];
    writeText(file, applyEdits(file.text, edits));
    return file.path;
  });
  return fixed.length > 0 ? `Fixed ${listed(fixed)}.\n` : 'Nothing can be fixed automatically.\n';
}

/** Files that are not read have their own status, unless they are in the baseline: what else is wrong is unknown. */
function exitCodeOf(findings: readonly Finding[]): number {
  const isUnread = (one: Finding): boolean =>
    isOneOf(one, 'parse') || (one.level === 'error' && isOneOf(one, 'file/link', 'file/special'));
  if (findings.some((one) => !one.old && isUnread(one))) return 2;
  return findings.some(({ level }) => level === 'error') ? 1 : 0;
}

function writeReports(report: Report, outputs: readonly Output[], context: RunContext): void {
  const { workingDir, color, environment, write } = context;
  const projectFiles = [...report.texts.keys(), report.project.config, baselineFile];
  const conflict = outputs.find(({ out }) =>
    projectFiles.includes(pathFrom(workingDir, resolve(workingDir, out ?? ''))),
  );
  if (conflict) throw new Error(`The report would overwrite ${conflict.out}, which is part of the project.`);
  for (const { format, out } of outputs) {
    const text = formats[format](report, color && out === undefined);
    if (out === undefined) {
      write(text);
      continue;
    }
    const file = resolve(workingDir, out);
    const below = pathFrom(workingDir, file);
    const isOutside = isAbsolute(below) || below.startsWith('../');
    // A pull request may replace a report in the project with a link to any file.
    storeReport(file, text, isOutside ? writeWithFolder : () => writeIn(workingDir, below, text));
  }
  if (outputs.every(({ out }) => out !== undefined)) write(`${summary(report)}\n`);
  const stepSummary = environment.GITHUB_STEP_SUMMARY;
  if (stepSummary && outputs.some(({ format }) => format === 'github')) {
    const note = 'There is more: the whole list is in the log of this step.';
    storeReport(stepSummary, cutAtLine(markdown(report), summaryLimit, note), appendFileSync);
  }
}

/** How much of a step summary GitHub shows, in bytes. */
const summaryLimit = 1024 * 1024;

function writeWithFolder(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function storeReport(file: string, text: string, store: (file: string, text: string) => void): void {
  try {
    store(file, text);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code ? new Error(`The report cannot be written to ${file} (${code}).`) : error;
  }
}
