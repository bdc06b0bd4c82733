import { openProject } from '../../../check/api.ts';
import { type Graph, grouped } from '../../../check/core/index.ts';
import { readContent } from '../../../check/read-content.ts';
import { changedWords } from '../../../check/rules/stale/changed-words.ts';
import { percent } from '../percent.ts';
import { corpusOf } from './corpus.ts';
import { correctChanges } from './correct-changes.ts';
import { words } from './linguistic-defects.ts';
import { passesInAll } from './repositories.ts';
import type { Changes } from './specimen.ts';
import { structure } from './structural-defects.ts';
import { runTrials, type Trial } from './trial.ts';

/** Planted defects by kind, with the share of them that the check must find. */
const defects = { structure: { changes: structure, least: 0.98 }, words: { changes: words, least: 0.95 } };

/** The share of correct changes that may cause a warning. */
const maxWarnings = 0.02;

/**
 * Plants defects in content, one at a time, which the check must report at their place, and makes correct changes,
 * which it must not report.
 *
 * @param plants number of changes of each kind
 * @param only limits the kinds to those whose names match
 * @returns whether the check reaches the required shares
 */
export function checkBench(graph: Graph, plants: number, only = /./): boolean {
  const corpus = corpusOf(graph);
  const trialsOf = (changes: Changes): Trial[] => {
    const wanted = Object.entries(changes).filter(([name]) => only.test(name));
    return runTrials(Object.fromEntries(wanted), corpus, plants);
  };
  const planted = Object.entries(defects).map(([kind, { changes, least }]) => {
    const trials = trialsOf(changes);
    return { kind, least, trials, missed: trials.filter(({ found }) => !found) };
  });
  const rows = planted.flatMap(({ kind, trials }) =>
    [...grouped(trials, ({ name }) => name)].map(([name, group]) => [
      name,
      { kind, planted: group.length, found: group.filter(({ found }) => found).length },
    ]),
  );
  console.table(Object.fromEntries(rows));
  const areFound = planted.map(({ kind, least, trials, missed }) => {
    const found = trials.length - missed.length;
    const share = trials.length === 0 ? 1 : found / trials.length;
    console.log(
      `${kind}: ${found} of ${trials.length} found, ${percent(share)} (required: ${percent(least)})`,
    );
    for (const trial of missed) console.log(describeTrial(trial));
    return share >= least;
  });

  const correct = trialsOf(correctChanges);
  const flagged = (level: string) =>
    correct.filter(({ findings }) => findings.some((finding) => finding.level === level));
  const [errors, warnings] = [flagged('error'), flagged('warning')];
  console.log(
    `correct changes: ${correct.length}, of which ${errors.length} cause an error (allowed: none) and ${warnings.length} a warning (allowed: ${percent(maxWarnings)})`,
  );
  for (const trial of new Set([...errors, ...warnings])) console.log(describeTrial(trial));
  const isSilent = errors.length === 0 && warnings.length <= correct.length * maxWarnings;
  return areFound.every(Boolean) && isSilent;
}

/**
 * Runs `checkBench` on other repositories, in pages without findings that have the same blocks as their source.
 *
 * @param corpora the folder of their clones
 * @param only limits the repositories to those whose names match
 * @returns whether the check reaches the required shares in all of them
 */
export const checkBenchOf = (corpora: string, plants: number, only: RegExp): Promise<boolean> =>
  passesInAll(corpora, only, async ({ folder }) =>
    checkBench(readContent(await openProject(folder)), plants),
  );

/** Describes a change and its findings, for inspecting a missed defect or a finding on a correct change. */
function describeTrial({ name, specimen, mutant, findings }: Trial): string {
  const { path, lines } = mutant;
  const { text, sourcePath, source } = specimen;
  const [changed = path, after] = Object.entries(mutant.changes)[0] ?? [];
  const edit =
    after === undefined ? '' : `\n  ${changedWords(changed === sourcePath ? source : text, after)}`;
  const reported = findings
    .slice(0, 3)
    .map(({ path, line, rule, message }) => `\n  → ${path}:${line} ${rule} ${message}`);
  return `${name}, ${path}:${lines.join('–')}${edit}${reported.join('')}`;
}
