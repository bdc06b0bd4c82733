/**
 * `npm run check`: the translation check of this site or, with `--cwd DIR`, of another project. `npm run check -- watch`
 * runs it on every save.
 */
import { join } from 'node:path';
import { main } from '../check/cli.ts';
import { openMemo } from '../check/index.ts';
import { checkVersion } from '../content/check-version.ts';
import { root } from '../setup/root.ts';

const args = process.argv.slice(2);
if (args[0] === 'watch') await import('./watch.ts');
else {
  const memo = openMemo(join(root, '.cache', 'check.json'), checkVersion(root));
  await main(args, root, memo);
  memo.save();
}
