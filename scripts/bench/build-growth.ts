import { rmSync } from 'node:fs';
import { locales } from '../../schema/languages.ts';
import { build } from '../build/build.ts';
import { root } from '../vite/config.ts';
import { firstLoad } from './first-load.ts';
import { generateContent } from './generated-content.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** What a build of so many pages takes. */
export interface BuildCost {
  /** Pages of all languages; copies under /en/ and not-found pages come on top. */
  pages: number;
  seconds: number;
  /** Seconds of processor time, of all cores together. */
  processor: number;
  /** The most memory that was in use up to then, in megabytes. */
  memory: number;
  /** Bytes of /pricing as a visitor first loads it, which other pages must not make heavier. */
  page: number;
}

/**
 * Builds generated content of growing size, one after the other.
 * @param screens how many, ascending, since memory is measured of the whole process
 */
export async function buildGrowth(screens: readonly number[]): Promise<BuildCost[]> {
  const folder = temporaryFolder('bench');
  const costs: BuildCost[] = [];
  try {
    for (const count of screens) {
      const [contentDir, outDir] = [`${folder}/content-${count}`, `${folder}/site-${count}`];
      generateContent(`${root}/content`, contentDir, count);
      const [start, used] = [performance.now(), process.cpuUsage()];
      await build({ contentDir, outDir });
      const { user, system } = process.cpuUsage(used);
      const { html, scripts } = firstLoad(outDir, '/pricing');
      costs.push({
        pages: count * locales.length,
        seconds: (performance.now() - start) / 1000,
        processor: (user + system) / 1e6,
        memory: Math.round(process.resourceUsage().maxRSS / 1000),
        page: html + scripts,
      });
      rmSync(outDir, { recursive: true });
    }
    return costs;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
