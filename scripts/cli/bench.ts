/**
 * `npm run bench -- [build] [check] [speed] [options]`
 *
 *   build   time and memory of builds of 96, 1,002 and 3,000 generated pages
 *   check   how many planted defects the check finds, and how its run time grows
 *   speed   first visits and clicks on a slow phone, compared with the same pages without scripts
 *
 * Without a name, runs all of them.
 *
 *   --plants N      defects of each kind that "check" plants (default: 20)
 *   --only PATTERN  limits "check" to kinds of defects (with --corpora, repositories) whose names match
 *   --corpora DIR   runs "check" on clones of other repositories: measures precision or, with --plants, plants defects
 *   --unjudged DIR  writes the findings without a verdict to DIR, one file per repository, for you to add the verdicts
 *   --take DIR      stores the verdicts from such files; if repeated, only those on which all folders agree
 */
import { parseArgs } from 'node:util';
import { readGraph } from '../content/graph.ts';
import { root } from '../setup/root.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    plants: { type: 'string' },
    only: { type: 'string', default: '' },
    corpora: { type: 'string' },
    unjudged: { type: 'string' },
    take: { type: 'string', multiple: true, default: [] },
  },
});

/** The benchmarks, loaded on demand. Each resolves to `false` if it misses a required result. */
const benches: { readonly [name: string]: () => Promise<boolean> } = {
  async build() {
    await (await import('../lab/bench/build.ts')).buildBench([16, 167, 500]);
    return true;
  },
  async check() {
    const { corpora, unjudged, take } = values;
    const { checkBench, checkBenchOf } = await import('../lab/bench/check/bench.ts');
    const only = new RegExp(values.only);
    const plants = Number(values.plants ?? 20);
    if (corpora !== undefined && values.plants !== undefined) return checkBenchOf(corpora, plants, only);
    if (corpora !== undefined) {
      const { precisionBench } = await import('../lab/bench/check/precision.ts');
      return precisionBench({ corpora, only, unjudged, take });
    }
    const { checkGrowth } = await import('../lab/bench/check/growth.ts');
    const passes = checkBench(readGraph(`${root}/content`), plants, only);
    await checkGrowth();
    return passes;
  },
  async speed() {
    await (await import('../lab/bench/speed.ts')).speedBench();
    return true;
  },
};

const names = positionals.length > 0 ? positionals : Object.keys(benches);
const unknown = names.find((name) => !Object.hasOwn(benches, name));
if (unknown !== undefined)
  throw new Error(`Unknown benchmark “${unknown}”; the benchmarks are: ${Object.keys(benches).join(', ')}.`);
for (const name of names) if (!(await benches[name]?.())) process.exitCode = 1;
