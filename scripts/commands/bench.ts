/** `npm run bench`: what the site weighs and how its build grows, as ratios. */
import { buildGrowth } from '../bench/build-growth.ts';
import { firstLoad } from '../bench/first-load.ts';
import { build } from '../build/build.ts';

const { outDir } = await build();
console.log('First load, bytes after Brotli; × compares with the same page without scripts');
console.table(
  Object.fromEntries(
    ['/', '/pricing', '/ar', '/zh/process'].map((path) => {
      const { html, styles, scripts, ratio } = firstLoad(outDir, path);
      return [path, { html, styles, scripts, '×': Number(ratio.toFixed(1)) }];
    }),
  ),
);

const { pages, seconds, ratio } = await buildGrowth(10);
console.log(
  `Build: ${pages[0]} pages in ${seconds[0].toFixed(1)} s, ${pages[1]} pages in ${seconds[1].toFixed(1)} s;`,
);
console.log(`time per page grows × ${ratio.toFixed(2)} (1 is linear).`);
