/**
 * `npm run check`: the translation check.
 *
 * Exit codes: 0, the content is clean or has warnings only; 1, there is at least one error, a file that cannot
 * be read among them (rule `parse`): the check did its work and says what to mend; 2, the check itself could not
 * be done: an unknown option, a content folder that does not open, or a mistake in the program.
 */
import { fileURLToPath } from 'node:url';
import { runCheck } from '../check/run.ts';
import { describeError } from '../setup/describe-error.mjs';

try {
  process.exitCode = runCheck(process.argv.slice(2), {
    contentDir: fileURLToPath(new URL('../../content', import.meta.url)),
    workingDir: process.cwd(),
    color: process.stdout.isTTY === true && !process.env.NO_COLOR,
    write: (text) => process.stdout.write(text),
  });
} catch (error) {
  process.stderr.write(`${describeError(error, process.env)}\n`);
  process.exitCode = 2;
}
