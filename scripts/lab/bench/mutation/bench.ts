import { grouped } from '../../../check/core/index.ts';
import { compare } from './compare/compare.ts';
import { controls } from './controls/index.ts';
import { families } from './families/index.ts';
import { laboratory } from './laboratory.ts';
import { run } from './run.ts';
import { describeTrial, percent, rowsOf, shareOf, tableOf } from './table.ts';

/** What the benchmark is asked to do. */
export interface BenchOptions {
  /** Mutants of each family in each language and format. */
  samples: number;
  /** Only families whose rule and name match. */
  only: RegExp;
  /** Whether to tell about each mutant that was not found. */
  verbose: boolean;
  /** Whether to run other tools on the same mutants. */
  compare: boolean;
  write(text: string): void;
}

/**
 * The mutation benchmark: realistic defects put into the project's own content one at a time, of which the
 * check has to find each under the right rule and at the right line; and correct changes, of which it has to
 * say nothing.
 */
export async function mutationBench({ samples, only, verbose, write, ...rest }: BenchOptions): Promise<void> {
  const content = laboratory();
  const start = performance.now();
  const trials = run(
    families.filter(({ name, rules }) => only.test(`${rules.join(' ')} ${name}`)),
    content,
    samples,
  );
  const seconds = (performance.now() - start) / 1000;
  write(`Mutants of the project’s content, found under the right rule and at the right line\n\n`);
  write(`${tableOf(rowsOf(trials))}\n\n`);
  const tiers = [...grouped(trials, ({ change }) => String(change.tier))].sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  write(
    `${tableOf(
      tiers.map(([tier, group]) => ({
        tier,
        families: new Set(group.map(({ change }) => change.name)).size,
        mutants: group.length,
        found: group.filter(({ found }) => found).length,
        share: percent(shareOf(group)),
        'found under any rule': percent(
          shareOf(group.map(({ findings }) => ({ found: findings.length > 0 }))),
        ),
      })),
    )}\n\n`,
  );
  write(`${trials.length} mutants in ${seconds.toFixed(1)} s.\n\n`);
  if (verbose) for (const trial of trials.filter(({ found }) => !found)) write(`${describeTrial(trial)}\n`);

  const silent = run(
    controls.filter(({ name }) => only.test(`controls ${name}`)),
    content,
    Math.max(1, Math.ceil(samples / 2)),
  );
  const noisy = silent.filter(({ findings }) => findings.length > 0);
  write(
    `Correct changes: ${new Set(silent.map(({ change }) => change.name)).size} families, ${silent.length} changes, ${noisy.length} with a finding.\n`,
  );
  for (const trial of noisy) write(`${describeTrial(trial)}\n`);
  if (rest.compare) write(await compare(trials.filter(({ format }) => format === 'json')));
}
