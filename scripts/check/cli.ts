import { printable, withoutCommands } from './finding.ts';
import { formatNames } from './formats/index.ts';
import { init } from './init.ts';
import type { Memo } from './memo.ts';
import { described, openProject } from './open-project.ts';
import { readOptions } from './options.ts';
import { runCheck } from './run.ts';

const help = `Finds what is missing, stale or broken in the translations of a project.

  --format NAME  ${formatNames.join(', ')}
  --out FILE     writes the report to a file; with several formats, all but one need it
  --base REF     checks what changed since a commit or branch; older findings do not block
  --fix          fixes what is safe: invisible characters, brackets of links, typography, separators in numbers
  --content DIR  the folder of the texts
  --cwd DIR      the project

  init           writes a configuration, and the current findings as a baseline
  new, diff, accept
                 for projects whose translations record what they were made from: adds what is missing,
                 shows what changed in the source, records that a translation follows it

The exit status is 0 without errors, 1 with errors, and 2 when a file cannot be read or the check cannot be done.
`;

/** Runs the check as its command line does, in a folder unless `--cwd` names another, and sets the exit status. */
export async function main(args: readonly string[], folder = '.', memo?: Memo): Promise<void> {
  const { stdout, stderr, env } = process;
  // The reader may close the pipe early, as in `… | head`; the exit status stays the same.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return;
    stderr.write(`The report cannot be written (${error.code}).\n`);
    process.exit(2);
  });
  try {
    if (args.some((arg) => arg === '--help' || arg === '-h')) {
      stdout.write(help);
      return;
    }
    const { cwd, content, command } = readOptions(args);
    const opened = await openProject(cwd ?? folder, content);
    if (opened.project.layout) stderr.write(`${withoutCommands(printable(described(opened)))}\n`);
    if (command?.name === 'init') {
      stdout.write(init(opened));
      return;
    }
    process.exitCode = runCheck(args, {
      ...opened,
      color: stdout.isTTY === true && !env.NO_COLOR,
      environment: env,
      ...(memo && { memo }),
      write: (text) => stdout.write(text),
    });
  } catch (error) {
    const { message, stack } = error as Error;
    stderr.write(`${withoutCommands((env.DEBUG && stack) || message)}\n`);
    process.exitCode = 2;
  }
}
