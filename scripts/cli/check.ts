/**
 * `npm run check`: the translation check of this site or, with `--cwd DIR`, of another project. `npm run check -- watch`
 * runs it on every save; `new`, `diff` and `accept` are about the records of this site's translations.
 */
import { join } from 'node:path';
import project from '../../check.config.ts';
import { isRecordCommand, recordHelp, runRecordCommand } from '../authoring/records/command.ts';
import { main } from '../check/cli.ts';
import { checkVersion } from '../content/check-version.ts';
import { openMemo } from '../content/memo-file.ts';
import { root } from '../setup/root.ts';

const args = process.argv.slice(2);
const [command, ...names] = args;
if (command === 'watch') await import('./watch.ts');
else if (isRecordCommand(command) && !args.some((arg) => /^(?:--cwd|--help|-h)\b/.test(arg))) {
  const { stdout, env } = process;
  // The reader may close the pipe early, as in `… | head`.
  stdout.on('error', () => process.exit());
  runRecordCommand(command, names, {
    project,
    contentDir: join(root, 'content'),
    workingDir: root,
    color: stdout.isTTY === true && !env.NO_COLOR,
    write: (text) => stdout.write(text),
  });
} else {
  const memo = openMemo(join(root, '.cache', 'check.json'), checkVersion(root));
  await main(args, root, memo);
  memo.save();
  if (args.some((arg) => arg === '--help' || arg === '-h')) console.log(recordHelp);
}
