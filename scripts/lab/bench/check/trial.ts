import type { Finding } from '../../../check/index.ts';
import { random } from '../random.ts';
import type { Corpus } from './corpus.ts';
import { type Change, type Changes, type Mutant, oneOf, type Random, type Specimen } from './specimen.ts';

/** One change to one file, and the findings that it adds. */
export interface Trial {
  /** The name of the change. */
  readonly name: string;
  readonly specimen: Specimen;
  readonly mutant: Mutant;
  readonly findings: readonly Finding[];
  /** Whether a finding is at the change. */
  readonly found: boolean;
}

/** The number of files to try before concluding that a language has no place for a change. */
const attempts = 40;

/**
 * Makes each change in one language after another, at the same places in every run.
 * @param plants how often to make each change; fewer times if the texts have no place for more
 */
export function runTrials(changes: Changes, corpus: Corpus, plants: number): Trial[] {
  const { languages } = corpus;
  return Object.entries(changes).flatMap(([name, change], seed) => {
    const next = random(seed + 1);
    const made = Array.from({ length: plants }, (_, plant) =>
      makeChange(change, corpus, languages[plant % languages.length] ?? '', next),
    );
    const distinct = new Map(
      made.flatMap((one) => (one ? [[JSON.stringify([one.mutant.path, one.mutant.changes]), one]] : [])),
    );
    return [...distinct.values()].map(({ specimen, mutant }) => {
      const findings = corpus.newFindings(specimen.language, mutant.changes);
      return { name, specimen, mutant, findings, found: findings.some(isAtChange(mutant, corpus)) };
    });
  });
}

function makeChange(
  change: Change,
  corpus: Corpus,
  language: string,
  next: Random,
): Pick<Trial, 'specimen' | 'mutant'> | undefined {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const specimen = oneOf(corpus.specimens(language), next);
    const mutant = specimen && change(specimen, next);
    if (mutant) return { specimen, mutant };
  }
  return undefined;
}

const isAtChange =
  ({ path, lines: [first, last] }: Mutant, { pathOf }: Corpus) =>
  (finding: Finding): boolean =>
    finding.path === pathOf(path) && finding.line >= first && finding.line <= last;
