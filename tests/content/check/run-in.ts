import { resolve } from 'node:path';
import checkConfig from '../../../check.config.ts';
import { readOptions } from '../../../scripts/check/options.ts';
import { runCheck, type Surroundings } from '../../../scripts/check/run.ts';

/** Runs the check, or a command of it, on the content folder of a project, without colors by default. */
export function runIn(project: string, args: readonly string[], more: Partial<Surroundings> = {}) {
  let output = '';
  const options = readOptions(args);
  const exitCode = runCheck(options, {
    project: checkConfig,
    contentDir: resolve(project, options.content ?? 'content'),
    workingDir: project,
    color: false,
    environment: {},
    ...more,
    write: (text) => {
      output += text;
    },
  });
  return { exitCode, output };
}
