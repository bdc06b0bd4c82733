/**
 * `npm run build`: writes the site to dist/. `-- --compress` adds variants for hosts that do not compress.
 * `-- --preview` writes a site with the translator's lens to preview/, for looking at a change of the content before
 * it is published.
 */
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../site/build/build.ts';
import { compress, quality } from '../site/hosts/compress.ts';

const { values } = parseArgs({
  options: {
    compress: { type: 'boolean', default: false },
    preview: { type: 'boolean', default: false },
  },
});
const started = performance.now();
const { preview } = values;
const { pages, outDir } = await build({ preview, log: (line) => console.log(line) });
const seconds = ((performance.now() - started) / 1000).toFixed(1);
const folder = relative(process.cwd(), outDir);
console.log(`Built ${pages} pages into ${folder}/ in ${seconds} s.`);
if (preview)
  console.log(
    `Open ${folder}/index.html in a browser. To try what its scripts do, serve it: python3 -m http.server --directory ${folder} 8000`,
  );

if (values.compress) {
  const files = await compress(outDir, quality.best);
  console.log(`Compressed ${files} files with Brotli and gzip.`);
}
