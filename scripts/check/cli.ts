import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { printable, withoutCommands } from './finding.ts';
import type { Memo } from './memo.ts';
import { help, readOptions } from './options.ts';
import { described, openProject, projectAbove } from './project/open-project.ts';
import { runCheck } from './run.ts';

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
    const options = readOptions(args);
    if (options.help) {
      stdout.write(help);
      return;
    }
    if (options.version) {
      const { version } = createRequire(import.meta.url)('@hulma/check/package.json') as { version: string };
      stdout.write(`${version}\n`);
      return;
    }
    const opened = await openProject(options.cwd ?? projectAbove(folder), options.content);
    // Shells complete paths from where the command runs.
    const inProject = (path: string): string =>
      existsSync(path.replace(/(?::\d+){1,2}$/, '')) ? resolve(path) : path;
    const { layout } = opened.project;
    const paths = options.paths.map(inProject);
    if (layout) stderr.write(`${withoutCommands(printable(described(opened)))}\n`);
    process.exitCode = runCheck(
      { ...options, paths },
      {
        ...opened,
        color: stdout.isTTY === true && !env.NO_COLOR,
        environment: env,
        ...(memo && { memo }),
        write: (text) => stdout.write(text),
      },
    );
  } catch (error) {
    const { message, stack, code } = error as NodeJS.ErrnoException;
    const isOfOptions = code?.startsWith('ERR_PARSE_ARGS');
    const said = isOfOptions ? `${message.split('. ')[0]}. --help lists the options.` : message;
    stderr.write(`${withoutCommands((env.DEBUG && stack) || said)}\n`);
    process.exitCode = 2;
  }
}
