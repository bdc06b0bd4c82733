import { resolve } from 'node:path';
import checkConfig from '../../../check.config.ts';
import { isRecordCommand, runRecordCommand } from '../../../scripts/authoring/records/command.ts';
import { readOptions } from '../../../scripts/check/options.ts';
import { type RunContext, runCheck } from '../../../scripts/check/run.ts';

/** Runs the check, or one of its commands, on a project's content folder, without colors by default. */
export function runIn(project: string, args: readonly string[], more: Partial<RunContext> = {}) {
  let output = '';
  const context: RunContext = {
    project: checkConfig,
    contentDir: resolve(project, 'content'),
    workingDir: project,
    color: false,
    environment: {},
    ...more,
    write: (text: string) => {
      output += text;
    },
  };
  const [command, ...names] = args;
  if (isRecordCommand(command) && !context.project.layout) {
    runRecordCommand(command, names, context);
    return { exitCode: 0, output };
  }
  const options = readOptions(args);
  const contentDir = options.content ? resolve(project, options.content) : context.contentDir;
  const exitCode = runCheck(options, { ...context, contentDir });
  return { exitCode, output };
}
