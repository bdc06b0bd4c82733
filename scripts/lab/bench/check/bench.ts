import { openProject } from '../../../check/api.ts';
import { type Graph, grouped } from '../../../check/core/index.ts';
import { readContent } from '../../../check/run.ts';
import { readGraph } from '../../../content/graph.ts';
import { root } from '../../../setup/root.ts';
import { percent } from '../percent.ts';
import { clonesIn } from './clones.ts';
import { corpusOf } from './corpus.ts';
import { correctChanges } from './correct-changes.ts';
import { defects } from './defects.ts';
import type { Change } from './specimen.ts';
import { type Trial, tried } from './trial.ts';

/** Options of the benchmark. */
export interface CheckBenchOptions {
  /** Changes of each kind. */
  readonly plants: number;
  /** Only the kinds whose names match. */
  readonly only: RegExp;
  /** Whether to list each missed defect. */
  readonly verbose: boolean;
}

/** Required shares: of defects found, by kind, and of correct changes with an error or a warning. */
const limits = { structure: 0.98, words: 0.95, errors: 0, warnings: 0.02 };

/**
 * Plants defects in the content, one at a time, which the check must find at their place, and makes correct changes,
 * on which it must stay silent.
 *
 * @returns whether the check reaches the required shares
 */
export function checkBench(
  { plants, only, verbose }: CheckBenchOptions,
  graph: Graph = readGraph(`${root}/content`),
): boolean {
  const corpus = corpusOf(graph);
  const named = ({ name }: Change) => only.test(name);
  const trials = tried(defects.filter(named), corpus, plants);
  console.table(
    Object.fromEntries(
      [...grouped(trials, ({ change }) => change.name)].map(([name, group]) => [
        name,
        { kind: group[0]?.change.kind, planted: group.length, found: countFound(group) },
      ]),
    ),
  );
  const kinds = (['structure', 'words'] as const).map((kind) => {
    const group = trials.filter(({ change }) => change.kind === kind);
    const share = group.length === 0 ? 1 : countFound(group) / group.length;
    console.log(
      `${kind}: ${countFound(group)} of ${group.length} found, ${percent(share)} (at least ${percent(limits[kind])})`,
    );
    return share >= limits[kind];
  });
  if (verbose) for (const trial of trials.filter(({ found }) => !found)) console.log(described(trial));

  const correct = tried(correctChanges.filter(named), corpus, plants);
  const flagged = (level: string) =>
    correct.filter(({ findings }) => findings.some((finding) => finding.level === level));
  const [errors, warnings] = [flagged('error'), flagged('warning')];
  console.log(
    `correct changes: ${correct.length}, of which ${errors.length} cause an error (none may) and ${warnings.length} a warning (at most ${percent(limits.warnings)})`,
  );
  for (const trial of new Set([...errors, ...warnings])) console.log(described(trial));
  const silent = errors.length === 0 && warnings.length <= correct.length * limits.warnings;
  return kinds.every(Boolean) && silent;
}

/**
 * The same in the texts of other repositories, in pages without findings that have the same blocks as their source.
 *
 * @param corpora the folder of their clones
 * @returns whether the check reaches the required shares in all of them
 */
export async function checkBenchOf(
  corpora: string,
  only: RegExp,
  options: Omit<CheckBenchOptions, 'only'>,
): Promise<boolean> {
  let passes = true;
  for (const { folder } of clonesIn(corpora, only)) {
    const isReached =
      folder !== undefined && checkBench({ ...options, only: /./ }, readContent(await openProject(folder)));
    passes &&= isReached;
  }
  return passes;
}

const countFound = (trials: readonly Trial<Change>[]): number => trials.filter(({ found }) => found).length;

/** Where to look after a missed defect, or a finding for a correct change. */
function described({ change, mutant: { path, lines, changes }, findings }: Trial<Change>): string {
  const after =
    changes[path]
      ?.split('\n')
      .slice(lines[0] - 1, lines[1])
      .join('\n    ') ?? '(in another file)';
  const reported = findings
    .slice(0, 3)
    .map(({ path, line, rule, message }) => `\n  → ${path}:${line} ${rule} ${message}`);
  return `${change.name}, ${path}:${lines.join('–')}\n    ${after.slice(0, 600)}${reported.join('')}`;
}
