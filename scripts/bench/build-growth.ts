import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { locales } from '../../schema/languages.ts';
import { build } from '../build/build.ts';
import { root } from '../vite/config.ts';

/** How the time of a build grows when the site has more pages. */
export interface BuildGrowth {
  pages: [number, number];
  seconds: [number, number];
  /** Time ratio divided by page ratio: 1 is linear, below 1 better. */
  ratio: number;
}

/** Builds the site as it is, and with every service page once more for each of `copies`. */
export async function buildGrowth(copies: number): Promise<BuildGrowth> {
  const folder = mkdtempSync(`${root}/.cache/bench-`);
  try {
    const contentDir = `${folder}/content`;
    cpSync(`${root}/content`, contentDir, { recursive: true });
    const small = await timed(contentDir, `${folder}/small`);
    for (const locale of locales) {
      const services = `${contentDir}/${locale}/services`;
      for (const file of readdirSync(services)) {
        for (let copy = 1; copy <= copies; copy++) {
          cpSync(`${services}/${file}`, `${services}/${file.replace('.mdx', `-${copy}.mdx`)}`);
        }
      }
    }
    const large = await timed(contentDir, `${folder}/large`);
    const ratio = large.seconds / small.seconds / (large.pages / small.pages);
    return { pages: [small.pages, large.pages], seconds: [small.seconds, large.seconds], ratio };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function timed(contentDir: string, outDir: string): Promise<{ pages: number; seconds: number }> {
  const start = performance.now();
  const { pages } = await build({ contentDir, outDir });
  return { pages, seconds: (performance.now() - start) / 1000 };
}
