import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { sourceLocale } from '../../schema/languages.ts';
import { type Graph, readGraph } from '../content/graph.ts';
import { checkContent } from './check.ts';
import { isCommand, runCommand } from './commands/index.ts';
import { summary } from './formats/human.ts';
import { formats } from './formats/index.ts';
import { readOptions } from './options.ts';
import { reportOf } from './report.ts';

/** Where a run takes its surroundings from. */
export interface Surroundings {
  /** The content folder of the project. */
  contentDir: string;
  workingDir: string;
  /** Whether the terminal shows colors. */
  color: boolean;
  write(text: string): void;
}

/**
 * Runs the check, or one of its commands, as its arguments ask.
 * @returns 0 when there is no error, 1 when there is
 * @throws Error when it cannot be run: an unknown argument, a content folder or an output file that does not open
 */
export function runCheck(
  args: readonly string[],
  { contentDir, workingDir, color, write }: Surroundings,
): number {
  if (isCommand(args)) return runCommand(args, { contentDir, workingDir, color, write }, readContent);
  const { format, content, out } = readOptions(args);
  const graph = readContent(
    content === undefined ? contentDir : resolve(workingDir, content),
    contentDir,
    workingDir,
  );
  const findings = checkContent(graph);
  const report = reportOf(graph, findings);
  if (out === undefined) write(formats[format](report, color));
  else {
    writeReport(resolve(workingDir, out), formats[format](report, false));
    write(`${summary(report)} The report is in ${out}.\n`);
  }
  return findings.some(({ level }) => level === 'error') ? 1 : 0;
}

/** Findings in the project's own content are named from the root of the project, others from where they run. */
function readContent(folder: string, projectContent: string, workingDir: string): Graph {
  const shownAs = folder === projectContent ? 'content' : relative(workingDir, folder).split(sep).join('/');
  let graph: Graph;
  try {
    graph = readGraph(folder, shownAs);
  } catch (error) {
    throw new Error(
      `The content folder ${shownAs || '.'} cannot be read (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
  if (graph.pages.size === 0) {
    throw new Error(
      `The folder ${shownAs || '.'} is no content folder: it has no English pages (${sourceLocale}/*.mdx).`,
    );
  }
  return graph;
}

function writeReport(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  } catch (error) {
    throw new Error(`The report cannot be written to ${file} (${(error as NodeJS.ErrnoException).code}).`);
  }
}
