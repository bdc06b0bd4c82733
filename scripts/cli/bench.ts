/**
 * `npm run bench`: how many defects the check finds, what the site weighs, and how its build grows.
 * `-- build` builds generated content of 96, 1,002 and 3,000 pages and prints what that takes.
 * `-- speed` measures paints and moves on a slow line, beside the same pages without scripts.
 * `-- load` holds `npm start` and nginx under load and against broken clients instead.
 * `-- mutants [--samples N] [--only PATTERN] [--verbose] [--no-compare]` runs the first of these alone.
 */
import { parseArgs } from 'node:util';
import { buildGrowth } from '../lab/bench/build-growth.ts';
import { checkGrowth } from '../lab/bench/check-growth.ts';
import { firstLoad } from '../lab/bench/first-load.ts';
import { loadBench } from '../lab/bench/load/load.ts';
import { mutationBench } from '../lab/bench/mutation/bench.ts';
import { speedBench } from '../lab/bench/speed.ts';
import { build } from '../site/build.ts';

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {
    samples: { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
    verbose: { type: 'boolean', default: false },
    'no-compare': { type: 'boolean', default: false },
  },
});
if (positionals.includes('speed')) {
  await speedBench();
  process.exit();
}
if (positionals.includes('build')) {
  printGrowth([16, 167, 500]);
  process.exit();
}
if (positionals.includes('load')) process.exit((await loadBench(console.log)) ? 0 : 1);
await mutationBench({
  samples: Math.max(1, Number(values.samples) || 2),
  only: new RegExp(values.only),
  verbose: values.verbose,
  compare: !values['no-compare'],
  write: (text) => process.stdout.write(text),
});
if (positionals.includes('mutants')) process.exit();

const { small, large, cold, warm, command } = checkGrowth(96);
console.log(
  'Time of the check in seconds; the whole command takes',
  command.toFixed(1),
  'when nothing changed',
);
console.table(
  [small, large].map(({ files, cold, warm }) => ({
    files,
    cold: Number(cold.toFixed(2)),
    warm: Number(warm.toFixed(2)),
  })),
);
console.log(`time per file grows × ${cold.toFixed(2)} cold, × ${warm.toFixed(2)} warm (1 is linear).\n`);

const { outDir } = await build();
console.log('First load, bytes after Brotli; × compares with the same page without scripts');
console.table(
  Object.fromEntries(
    ['/', '/pricing', '/ar', '/zh/process'].map((path) => {
      const { html, scripts, ratio } = firstLoad(outDir, path);
      return [path, { html, scripts, '×': Number(ratio.toFixed(1)) }];
    }),
  ),
);

printGrowth([16, 50]);
await speedBench();

/** Builds so many screens in six languages. */
function printGrowth(screens: readonly number[]): void {
  const costs = buildGrowth(screens);
  console.log('Builds of generated content, start included; × is time per page compared with the first');
  console.table(
    costs.map(({ pages, seconds, processor, memory, page }) => ({
      pages,
      seconds: Number(seconds.toFixed(1)),
      '×': Number((seconds / pages / ((costs[0]?.seconds ?? 1) / (costs[0]?.pages ?? 1))).toFixed(2)),
      'processor, s': Number(processor.toFixed(1)),
      'memory, MB': memory,
      'bytes of /pricing': page,
    })),
  );
}
