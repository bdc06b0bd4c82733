/**
 * `npm run check`: the translation check of this site or, with `--cwd DIR`, of another project. `-- watch` runs it on
 * every save; `-- new`, `-- diff` and `-- accept` work on the translations of this site and their records.
 */
import { join } from 'node:path';
import project from '../../check.config.ts';
import { isRecordCommand, recordHelp, runRecordCommand } from '../authoring/records/command.ts';
import { asCommand, main } from '../check/cli.ts';
import { openSiteMemo } from '../content/memo-file.ts';
import { root } from '../setup/root.ts';

const args = process.argv.slice(2);
const [command, ...names] = args;
const isHelp = args.some((arg) => arg === '--help' || arg === '-h');
if (command === 'watch' && !isHelp)
  await asCommand(async () => {
    if (names.length > 0) throw new Error(`“watch” takes no options, such as ${names[0]}.`);
    await import('./watch.ts');
  });
else if (isRecordCommand(command) && !isHelp && !args.some((arg) => /^--cwd\b/.test(arg)))
  await asCommand((terminal) =>
    runRecordCommand(command, names, {
      ...terminal,
      project,
      contentDir: join(root, 'content'),
      workingDir: root,
    }),
  );
else {
  const memo = openSiteMemo();
  await main(args, root, memo);
  memo.save();
  if (isHelp) console.log(recordHelp);
}
