/**
 * `npm run build`: runs `vite build` with its options. `-- --preview` is `--mode preview`, the site with the
 * translator's lens in `preview/`; `-- --compress` adds precompressed files for hosts that do not compress.
 */
import { parseArgs } from 'node:util';
import { vite } from '../setup/vite.ts';
import { compress, quality } from '../site/hosts/compress.ts';

const own = ['--compress', '--preview'];
const args = process.argv.slice(2);
const {
  preview,
  compress: isCompressed,
  outDir,
} = parseArgs({
  args,
  strict: false,
  options: { preview: { type: 'boolean' }, compress: { type: 'boolean' }, outDir: { type: 'string' } },
}).values;
const rest = args.filter((arg) => !own.includes(arg));

process.exitCode = await vite(['build', ...(preview ? ['--mode', 'preview'] : []), ...rest]);
if (process.exitCode === 0 && isCompressed) {
  const files = await compress(String(outDir ?? (preview ? 'preview' : 'dist')), quality.best);
  console.log(`Compressed ${files} files with Brotli and gzip.`);
}
