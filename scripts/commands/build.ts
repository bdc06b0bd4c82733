/** `npm run build`: writes the site to dist/. `-- --compress` adds variants for hosts that do not compress. */
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../build/build.ts';
import { compress, quality } from '../hosts/compress.ts';

const { values } = parseArgs({ options: { compress: { type: 'boolean', default: false } } });

const started = performance.now();
const { pages, outDir } = await build({ log: (line) => console.log(line) });
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Built ${pages} pages into ${relative(process.cwd(), outDir)}/ in ${seconds} s.`);

if (values.compress) {
  const files = await compress(outDir, quality.best);
  console.log(`Compressed ${files} files with Brotli and gzip.`);
}
