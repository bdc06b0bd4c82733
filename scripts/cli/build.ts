/**
 * `npm run build`: runs `vite build` with its options. `-- --preview` (`--mode preview`) builds the site with the
 * translator's lens into `preview/`; `-- --compress` adds precompressed files for hosts that do not compress.
 */
import { vite } from '../setup/vite.ts';
import { compress, quality } from '../site/hosts/compress.ts';

const ownOptions = ['--compress', '--preview'];
const args = process.argv.slice(2);
const [isCompressed, isPreview] = ownOptions.map((option) => args.includes(option));
const rest = args.filter((arg) => !ownOptions.includes(arg));

process.exitCode = await vite(['build', ...(isPreview ? ['--mode', 'preview'] : []), ...rest]);
if (process.exitCode === 0 && isCompressed) {
  const files = await compress(isPreview ? 'preview' : 'dist', quality.best);
  console.log(`Compressed ${files} files with Brotli and gzip.`);
}
