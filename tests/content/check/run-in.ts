import { join } from 'node:path';
import { runCheck } from '../../../scripts/check/run.ts';

/** Runs the check, or a command of it, on the content folder of a project. */
export function runIn(
  project: string,
  args: readonly string[],
  color = false,
): { exitCode: number; output: string } {
  let output = '';
  const exitCode = runCheck(args, {
    contentDir: join(project, 'content'),
    workingDir: project,
    color,
    write: (text) => {
      output += text;
    },
  });
  return { exitCode, output };
}
