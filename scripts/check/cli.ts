import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { escapeWorkflowCommands, printable } from './finding.ts';
import type { Memo } from './memo.ts';
import { help, readOptions } from './options.ts';
import { described, openProject, projectAbove } from './project/open-project.ts';
import { runCheck } from './run.ts';

interface Terminal {
  color: boolean;
  write(text: string): void;
}

/** Runs a command. If it fails, prints why and sets exit status 2. Tolerates readers that close the pipe early. */
export async function asCommand(run: (terminal: Terminal) => void | Promise<void>): Promise<void> {
  const { stdout, stderr, env } = process;
  // The reader may close the pipe early, as in `… | head`; the exit status stays the same.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return;
    stderr.write(`The report cannot be written (${error.code}).\n`);
    process.exit(2);
  });
  try {
    const color = stdout.isTTY === true && !env.NO_COLOR;
    await run({ color, write: (text) => stdout.write(text) });
  } catch (error) {
    const { message, stack, code } = error as NodeJS.ErrnoException;
    const isUsageError = code?.startsWith('ERR_PARSE_ARGS');
    const explanation = isUsageError ? `${message.split('. ')[0]}. --help lists the options.` : message;
    stderr.write(`${escapeWorkflowCommands((env.DEBUG && stack) || explanation)}\n`);
    process.exitCode = 2;
  }
}

/** Runs the command line of the check, in `folder` unless `--cwd` names another, and sets the exit status. */
export const main = (args: readonly string[], folder = '.', memo?: Memo): Promise<void> =>
  asCommand(async ({ color, write }) => {
    const options = readOptions(args);
    if (options.help) {
      write(help);
      return;
    }
    if (options.version) {
      const { version } = createRequire(import.meta.url)('@hulma/check/package.json') as { version: string };
      write(`${version}\n`);
      return;
    }
    const opened = await openProject(options.cwd ?? projectAbove(folder), options.content);
    // Shells complete paths from the current folder, so those that exist only there are resolved from it.
    const inProject = (path: string): string => {
      const isIn = (base: string): boolean => existsSync(resolve(base, path.replace(/(?::\d+){1,2}$/, '')));
      return isIn('.') && !isIn(opened.workingDir) ? resolve(path) : path;
    };
    if (opened.project.layout)
      process.stderr.write(`${escapeWorkflowCommands(printable(described(opened)))}\n`);
    process.exitCode = runCheck(
      { ...options, paths: options.paths.map(inProject) },
      { ...opened, color, environment: process.env, ...(memo && { memo }), write },
    );
  });
