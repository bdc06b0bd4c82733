import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../../../schema/languages.ts';
import { checkContent, coverageOf, openMemo } from '../../check/index.ts';
import { filesOf, readGraph } from '../../content/graph.ts';
import { root } from '../../content/root.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** How long the check takes, in seconds. */
export interface CheckTime {
  files: number;
  /** With nothing remembered. */
  cold: number;
  /** After a run on the same files. */
  warm: number;
}

/** How the time of the check grows when there is more content. */
export interface CheckGrowth {
  small: CheckTime;
  large: CheckTime;
  /** Time ratio divided by file ratio: 1 is linear, below 1 better. */
  cold: number;
  warm: number;
  /** The whole command on the project's own content, everything remembered, Node's start included; in seconds. */
  command: number;
}

/** Checks the content as it is, and with every service page once more for each of `copies`. */
export function checkGrowth(copies: number): CheckGrowth {
  const folder = temporaryFolder('bench');
  try {
    const contentDir = join(folder, 'content');
    cpSync(join(root, 'content'), contentDir, { recursive: true });
    const small = timed(contentDir, join(folder, 'small.json'));
    for (const locale of locales) {
      const services = join(contentDir, locale, 'services');
      for (const file of readdirSync(services)) {
        for (let copy = 1; copy <= copies; copy++) {
          cpSync(join(services, file), join(services, file.replace('.mdx', `-${copy}.mdx`)));
        }
      }
    }
    const large = timed(contentDir, join(folder, 'large.json'));
    const more = large.files / small.files;
    const growth = (time: 'cold' | 'warm') => large[time] / small[time] / more;
    return { small, large, cold: growth('cold'), warm: growth('warm'), command: command() };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function timed(contentDir: string, memoFile: string): CheckTime {
  const run = (): [seconds: number, files: number] => {
    const start = performance.now();
    const memo = openMemo(memoFile, 'bench');
    const graph = readGraph(contentDir);
    checkContent(graph, memo);
    coverageOf(graph, memo);
    memo.save();
    return [(performance.now() - start) / 1000, filesOf(graph).length];
  };
  const [cold, files] = run();
  const [warm] = run();
  return { files, cold, warm };
}

function command(): number {
  const run = () => spawnSync(process.execPath, [join(root, 'scripts', 'run.mjs'), 'check'], { cwd: root });
  run();
  const start = performance.now();
  run();
  return (performance.now() - start) / 1000;
}
