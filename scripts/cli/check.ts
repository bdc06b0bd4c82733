/** `npm run check`: the translation check of this site or, with `--cwd DIR`, of another project. */
import { join } from 'node:path';
import { main } from '../check/cli.ts';
import { openMemo } from '../check/index.ts';
import { checkVersion } from '../content/check-version.ts';
import { root } from '../content/root.ts';

const memo = openMemo(join(root, '.cache', 'check.json'), checkVersion(root));
await main(process.argv.slice(2), root, memo);
memo.save();
