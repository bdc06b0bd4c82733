/**
 * `npm run check`: the translation check of this site or, with `--cwd DIR`, of another project. `npm run check -- watch`
 * runs it on every save.
 */
import { main } from '../check/cli.ts';
import { root } from '../setup/root.ts';

const args = process.argv.slice(2);
if (args[0] === 'watch') await import('./watch.ts');
else await main(args, root);
