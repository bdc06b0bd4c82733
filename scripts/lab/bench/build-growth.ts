import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { locales } from '../../../schema/languages.ts';
import { root } from '../../content/root.ts';
import { firstLoad } from './first-load.ts';
import { generateContent } from './generated-content.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** What a build of so many pages takes. */
export interface BuildCost {
  /** Pages of all languages; copies under /en/ and not-found pages come on top. */
  pages: number;
  /** From the start of the process to its end. */
  seconds: number;
  /** Seconds of processor time, of all cores together. */
  processor: number;
  /** The most memory that was in use, in megabytes. */
  memory: number;
  /** Bytes of /pricing as a visitor first loads it, which other pages must not make heavier. */
  page: number;
}

/**
 * Builds generated content of growing size, each in a process of its own, as the command would: in one process the
 * later ones would start with what the earlier ones loaded and left. Nothing is deleted in between: for minutes after
 * thousands of files were deleted, ext4 takes up to a millisecond to make one, since it looks for a place that was not
 * used lately (`recently_deleted()` in Linux, fs/ext4/ialloc.c).
 * @param screens how many screens each build has
 * @throws Error with what a build said when it failed
 */
export function buildGrowth(screens: readonly number[]): BuildCost[] {
  const folder = temporaryFolder('bench');
  try {
    return screens.map((count) => {
      const work = `${folder}/${count}`;
      generateContent(`${root}/content`, `${work}/content`, count);
      const start = performance.now();
      const cost = buildAlone(work);
      const seconds = (performance.now() - start) / 1000;
      const { html, scripts } = firstLoad(`${work}/site`, '/pricing');
      return { pages: count * locales.length, seconds, ...cost, page: html + scripts };
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Builds the content in a folder, in a process of its own. */
function buildAlone(folder: string): Pick<BuildCost, 'processor' | 'memory'> {
  const program = `${root}/scripts/lab/bench/build-alone.mjs`;
  const { status, signal, stdout, stderr, error } = spawnSync(process.execPath, [program, folder], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(error?.message || stderr || `The build ended with ${signal ?? status}.`);
  return JSON.parse(stdout);
}
