import { join } from 'node:path';
import checkConfig from '../../../check.config.ts';
import { runCheck, type Surroundings } from '../../../scripts/check/run.ts';

/** Runs the check, or a command of it, on the content folder of a project, without colors by default. */
export function runIn(
  project: string,
  args: readonly string[],
  more: Partial<Surroundings> = {},
): { exitCode: number; output: string } {
  let output = '';
  const exitCode = runCheck(args, {
    project: checkConfig,
    contentDir: join(project, 'content'),
    workingDir: project,
    color: false,
    ...more,
    write: (text) => {
      output += text;
    },
  });
  return { exitCode, output };
}
