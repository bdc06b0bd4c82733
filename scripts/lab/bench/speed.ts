import { rmSync } from 'node:fs';
import { build } from '../../site/build.ts';
import { moveSpeed, pageSpeed } from './page-speed.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Of so many runs the medians count. */
const runs = 3;

/** Builds the site and prints what visitors wait for on a slow line (`npm run bench -- speed`). */
export async function speedBench(): Promise<void> {
  const folder = temporaryFolder('speed');
  try {
    const { outDir } = await build({ outDir: `${folder}/site` });
    const pages = await pageSpeed(outDir, ['/', '/pricing', '/ar'], runs);
    console.log('Slow 4G, processor four times as slow; × compares with the same page without scripts');
    console.table(
      Object.fromEntries(
        pages.map(({ path, page, scriptless, ratio, scripts, ahead }) => [
          path,
          {
            'largest paint, ms': Math.round(page.largestPaint),
            'without scripts': Math.round(scriptless.largestPaint),
            '×': Number(ratio.toFixed(2)),
            'blocking, ms': Math.round(page.blocking),
            'layout shift': Number(page.shift.toFixed(4)),
            'scripts, bytes': scripts,
            'fetched ahead': ahead,
          },
        ]),
      ),
    );
    const { fast, slow } = await moveSpeed(outDir, runs);
    console.log(`A click on a link in view shows the next screen after ${Math.round(fast)} ms,`);
    console.log(`on the slow line after ${Math.round(slow)} ms.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
