/**
 * `npm run check`: the translation check.
 *
 * Exit codes: 0, the content is clean or has warnings only; 1, there is at least one error; 2, a file cannot be
 * read (rule `parse`; everything else is still reported), or the check itself could not be done: an unknown
 * option, a content folder or a base that does not open, or a mistake in the program.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import project from '../../check.config.ts';
import { openMemo, runCheck, showsLinks } from '../check/index.ts';
import { checkVersion } from '../content/check-version.ts';
import { describeError } from '../setup/describe-error.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const color = process.stdout.isTTY === true && !process.env.NO_COLOR;

// Who reads the report may have seen enough, as in `npm run check | head`; what the check found stays the same.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') return;
  process.stderr.write(`The report cannot be written (${error.code}).\n`);
  process.exit(2);
});

try {
  const memo = openMemo(join(root, '.cache', 'check.json'), checkVersion(root));
  process.exitCode = runCheck(process.argv.slice(2), {
    project,
    contentDir: join(root, 'content'),
    workingDir: process.cwd(),
    color,
    links: color && showsLinks(process.env),
    environment: process.env,
    memo,
    write: (text) => process.stdout.write(text),
  });
  memo.save();
} catch (error) {
  process.stderr.write(`${describeError(error, process.env)}\n`);
  process.exitCode = 2;
}
