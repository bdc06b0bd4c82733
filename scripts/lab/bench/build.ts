import { execFileSync } from 'node:child_process';
import { locales } from '../../../schema/languages.ts';
import { root } from '../../setup/root.ts';
import { withTemporaryFolder } from '../temporary-folder.ts';
import { firstLoad } from './first-load.ts';
import { generateContent } from './generated-content.ts';

/**
 * Builds generated content of growing size, each in its own process, and prints time and memory.
 *
 * Nothing is deleted between builds: for minutes after thousands of files are deleted, ext4 takes up to a millisecond
 * to create a file (`recently_deleted()` in Linux, fs/ext4/ialloc.c).
 *
 * @param screens number of screens in each build; in six languages, 16 screens are 96 pages
 */
export async function buildBench(screens: readonly number[]): Promise<void> {
  await withTemporaryFolder('bench', async (folder) => {
    let first: number | undefined;
    const rows = screens.map((count) => {
      const work = `${folder}/${count}`;
      generateContent(`${root}/content`, `${work}/content`, count);
      const start = performance.now();
      const output = execFileSync(process.execPath, [`${import.meta.dirname}/build-alone.mjs`, work], {
        cwd: root,
      });
      const seconds = (performance.now() - start) / 1000;
      const pages = count * locales.length;
      first ??= seconds / pages;
      const { processor, memory } = JSON.parse(output.toString());
      const { html, scripts } = firstLoad(`${work}/site`, '/pricing');
      return {
        pages,
        seconds: Number(seconds.toFixed(1)),
        '× per page': Number((seconds / pages / first).toFixed(2)),
        'CPU time, s': Number(processor.toFixed(1)),
        'memory, MB': memory,
        'bytes of /pricing': html + scripts,
      };
    });
    console.log('Builds of generated content; × is the time per page relative to the first build');
    console.table(rows);
  });
}
