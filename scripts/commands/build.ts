/** `npm run build`: writes the site to dist/. */
import { relative } from 'node:path';
import { build } from '../build/build.ts';

const started = performance.now();
const { pages, outDir } = await build({ log: (line) => console.log(line) });
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Built ${pages} pages into ${relative(process.cwd(), outDir)}/ in ${seconds} s.`);
