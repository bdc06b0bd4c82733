import type { Finding } from '../../../check/index.ts';
import { random } from '../random.ts';
import type { Corpus } from './corpus.ts';
import { type Change, type Changes, type Mutant, oneOf, type Specimen } from './specimen.ts';

/** One change of one file, and the findings of the check. */
export interface Trial {
  /** What was changed. */
  readonly name: string;
  readonly specimen: Specimen;
  readonly mutant: Mutant;
  readonly findings: readonly Finding[];
  /** Whether a finding is at the change. */
  readonly found: boolean;
}

/** Number of files tried before a language counts as having no place for a change. */
const attempts = 40;

/**
 * Makes each change in every language, at the same places in every run.
 * @param plants number of times for each change; fewer where the texts have no place for more
 */
export function tried(changes: Changes, corpus: Corpus, plants: number): Trial[] {
  const { languages } = corpus;
  return Object.entries(changes).flatMap(([name, change], seed) => {
    const next = random(seed + 1);
    const seen = new Set<string>();
    const trials: Trial[] = [];
    for (let plant = 0; plant < plants; plant++) {
      const language = languages[plant % languages.length];
      if (language === undefined) break;
      const [specimen, mutant] = madeOne(change, corpus, language, next) ?? [];
      const key = JSON.stringify([mutant?.path, mutant?.changes]);
      if (!specimen || !mutant || seen.has(key)) continue;
      seen.add(key);
      const findings = corpus.newFindings(language, mutant.changes);
      trials.push({ name, specimen, mutant, findings, found: findings.some(standsAt(mutant)) });
    }
    return trials;
  });
}

function madeOne(
  change: Change,
  corpus: Corpus,
  language: string,
  next: () => number,
): [Specimen, Mutant] | undefined {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const specimen = oneOf(corpus.specimens(language), next);
    const mutant = specimen && change(specimen, next);
    if (mutant) return [specimen, mutant];
  }
  return undefined;
}

const standsAt =
  ({ path, lines: [first, last] }: Mutant) =>
  (finding: Finding): boolean =>
    `/${finding.path}`.endsWith(`/${path}`) && finding.line >= first && finding.line <= last;
