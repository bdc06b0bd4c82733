import { expect, test } from 'vitest';
import { grouped } from '../../../scripts/check/core/grouped.ts';
import { controls } from '../../../scripts/lab/bench/mutation/controls/index.ts';
import { families } from '../../../scripts/lab/bench/mutation/families/index.ts';
import { laboratory } from '../../../scripts/lab/bench/mutation/laboratory.ts';
import { run } from '../../../scripts/lab/bench/mutation/run.ts';
import { describeTrial, shareOf } from '../../../scripts/lab/bench/mutation/table.ts';

/** A smaller run of the mutation benchmark; `npm run bench` makes more mutants of each family. */
const samples = 1;

const content = laboratory();

/** What the check has to find of each tier. */
const least: { readonly [tier: string]: number } = { 0: 1, 1: 0.98, 2: 0.98 };

test('there are enough families', () => {
  expect(new Set(families.map(({ name }) => name)).size).toBe(families.length);
  expect(families.length).toBeGreaterThanOrEqual(45);
  expect(new Set(controls.map(({ name }) => name)).size).toBe(controls.length);
  expect(controls.length).toBeGreaterThanOrEqual(24);
});

// Many runs of the check, which take their time on a busy machine.
test('defects are found under the right rule and at the right line', { timeout: 600_000 }, () => {
  const trials = run(families, content, samples);
  const unused = families.filter(({ name }) => !trials.some(({ change }) => change.name === name));
  expect(
    unused.map(({ name }) => name),
    'families without a mutant',
  ).toEqual([]);
  const lost = [...grouped(trials, ({ change }) => String(change.tier))].flatMap(([tier, group]) =>
    shareOf(group) < (least[tier] ?? 1)
      ? group.filter(({ found }) => !found).map((trial) => `tier ${tier}: ${describeTrial(trial)}`)
      : [],
  );
  expect(lost).toEqual([]);
});

test('correct changes are not reported', { timeout: 600_000 }, () => {
  const trials = run(controls, content, samples);
  expect(trials.filter(({ findings }) => findings.length > 0).map(describeTrial)).toEqual([]);
});
