import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, type Finding, openProject } from '../../../check/api.ts';
import { formatFinding } from '../../../check/index.ts';
import { percent } from '../percent.ts';
import { distinct, drawSample, isPendingTranslation } from './draw.ts';
import { fileNameOf, passesInAll, type Repository } from './repositories.ts';
import { formatVerdicts, hashOf, lineToJudge, type Verdict, verdictOn, withReadings } from './verdicts.ts';

/** Options of the measurement. */
export interface PrecisionOptions {
  /** The folder of the clones, each named by `fileNameOf`. */
  readonly corpora: string;
  /** Limits the repositories to those whose names match. */
  readonly only: RegExp;
  /** A folder to write findings without a verdict to. */
  readonly unjudged: string | undefined;
  /** Folders with the same files after judging, one folder per reading. */
  readonly take: readonly string[];
}

/** Required shares of findings that maintainers should act on. */
const limits = { error: 0.95, warning: 0.8 };
const levels = ['error', 'warning'] as const;

/**
 * Prints how many of the findings drawn in each repository are right, and lists those without a verdict.
 *
 * @returns whether every repository is present, and none is below the required shares
 */
export const precisionBench = ({ corpora, only, unjudged, take }: PrecisionOptions): Promise<boolean> =>
  passesInAll(corpora, only, async (repository) => {
    const findings = check(await openProject(repository.folder));
    const verdicts = storedVerdicts(repository, take);
    const samples = levels.map((level) => sampleOf(findings, level, verdicts));
    console.table(Object.fromEntries(samples.map(({ level, row }) => [`${level}s`, row])));
    const open = samples.flatMap((sample) => sample.open);
    for (const finding of open) console.log(`${hashOf(finding)}  ${finding.code}  ${formatFinding(finding)}`);
    if (unjudged !== undefined && open.length > 0) {
      mkdirSync(unjudged, { recursive: true });
      const lines = open.map((finding) => `${lineToJudge(finding, repository.commit)}\n`);
      // Fails if the file exists (`wx`), so that verdicts entered in it are not lost.
      writeFileSync(join(unjudged, `${fileNameOf(repository.name)}.jsonl`), lines.join(''), { flag: 'wx' });
    }
    return samples.every(({ isEnough }) => isEnough);
  });

/** Returns the verdicts on a repository, after adding and storing those taken from readings. */
function storedVerdicts(
  { name, verdicts, verdictsFile }: Repository,
  take: readonly string[],
): readonly Verdict[] {
  const readings = take.map((reading) => join(reading, `${fileNameOf(name)}.jsonl`));
  if (!readings.some((reading) => existsSync(reading))) return verdicts;
  const all = withReadings(
    verdicts,
    readings.map((reading) => readFileSync(reading, 'utf8')),
  );
  writeFileSync(verdictsFile, formatVerdicts(all));
  return all;
}

/** The findings drawn from one level, and how they were judged. */
function sampleOf(
  findings: readonly Finding[],
  level: (typeof levels)[number],
  verdicts: readonly Verdict[],
) {
  const all = distinct(findings.filter((finding) => finding.level === level));
  const others = all.filter((finding) => !isPendingTranslation(finding));
  const sample = drawSample(others);
  const open = sample.filter((finding) => verdictOn(finding, verdicts) === undefined);
  const judged = sample.length - open.length;
  const right = sample.filter((finding) => verdictOn(finding, verdicts)).length;
  const row = {
    'stale or missing': all.length - others.length,
    others: others.length,
    drawn: sample.length,
    judged,
    right,
    precision: judged === 0 ? '' : percent(right / judged),
    required: percent(limits[level]),
  };
  return { level, row, open, isEnough: judged === 0 || right / judged >= limits[level] };
}
