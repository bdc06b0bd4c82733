import { rmSync } from 'node:fs';
import { build } from '../../site/build.ts';
import { moveSpeed, pageSpeed } from './page-speed.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Of so many runs the medians count. */
const runs = 3;
const moves = 7;

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
    const { fast, slow } = await moveSpeed(outDir, moves);
    console.log('From a click on a link in view to the next screen: in the document, and painted, ms');
    console.table(
      Object.fromEntries(
        Object.entries({ phone: fast, 'slow phone': slow }).map(([name, { seen, painted }]) => [
          name,
          { 'in the document': Math.round(seen), painted: Math.round(painted) },
        ]),
      ),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
