import type { Finding } from '../../../check/core/index.ts';
import type { Changes } from '../../../content/graph.ts';
import { random } from '../random.ts';
import type { Laboratory } from './laboratory.ts';
import type { Control, Family, Mutation, Random } from './mutation.ts';
import { type Format, type Specimen, studiedLanguages } from './specimen.ts';

/** One defect, or one correct change, in one file. */
export interface Mutant {
  specimen: Specimen;
  mutation: Mutation;
  /** The content before the change, where something was planted first. */
  before?: Changes;
}

/** What became of a mutant. */
export interface Trial<Kind> {
  change: Kind;
  format: Format;
  language: Specimen['language'];
  seed: number;
  mutant: Mutant;
  /** What the check finds because of the change. */
  findings: Finding[];
  /** For defects: whether the check found it, under the right rule and at the right line. */
  found: boolean;
}

/** Files to try before a change counts as not applicable in a language and format. */
const attempts = 60;

/** Makes one mutant, or none where no file of the language has a place for the change. */
function mutantOf(
  change: Control,
  specimens: readonly Specimen[],
  format: Format,
  seed: number,
): Mutant | undefined {
  const next = random(seed);
  const candidates = specimens.filter((specimen) => specimen.format === format);
  for (let attempt = 0; attempt < attempts && candidates.length > 0; attempt++) {
    const specimen = candidates[Math.floor(next() * candidates.length)] as Specimen;
    const mutant = tried(change, specimen, next);
    if (mutant) return mutant;
  }
  return undefined;
}

function tried(change: Control, specimen: Specimen, next: Random): Mutant | undefined {
  const planted = change.plant ? change.plant(specimen, next) : specimen;
  const mutation = planted && change.mutate(planted, next);
  if (!mutation) return undefined;
  if (planted === specimen) return { specimen, mutation };
  const before = { [planted.path]: planted.text, [planted.englishPath]: planted.english };
  return { specimen: planted, mutation, before };
}

/**
 * Tries every change in every language and format it applies to.
 * @param samples mutants for each change, language and format
 */
export function run<Kind extends Control>(
  changes: readonly Kind[],
  laboratory: Laboratory,
  samples: number,
  firstSeed = 1,
): Trial<Kind>[] {
  const specimens = new Map(studiedLanguages.map((language) => [language, laboratory.specimens(language)]));
  return changes.flatMap((change, index) =>
    (change.languages ?? studiedLanguages).flatMap((language) =>
      change.formats.flatMap((format) => {
        const seen = new Set<string>();
        return Array.from({ length: samples }, (_, sample): Trial<Kind>[] => {
          const seed = firstSeed + 7919 * index + 101 * sample + studiedLanguages.indexOf(language);
          const mutant = mutantOf(change, specimens.get(language) ?? [], format, seed);
          const key = JSON.stringify(mutant?.mutation.changes);
          if (!mutant || seen.has(key)) return [];
          seen.add(key);
          const findings = laboratory.newFindings(language, mutant.mutation.changes, mutant.before);
          const found = 'rules' in change && isFound(findings, change as unknown as Family, mutant.mutation);
          return [{ change, format, language, seed, mutant, findings, found }];
        }).flat();
      }),
    ),
  );
}

const isFound = (findings: readonly Finding[], { rules }: Family, { path, lines }: Mutation): boolean =>
  findings.some(
    (finding) =>
      rules.includes(finding.rule) && finding.path === `content/${path}` && lines.includes(finding.line),
  );
