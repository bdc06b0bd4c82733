import { z } from 'zod';
import { explain } from './core/explain.ts';
import { grouped } from './core/grouped.ts';
import { startOfFile } from './core/located.ts';
import { type Levels, type Project, targetsOf } from './core/project.ts';
import { completeness, currency, type FileCoverage, type LanguageCoverage } from './coverage.ts';
import { byPlace, type Finding, finding } from './finding.ts';
import { sentencesOf } from './rules/catalog.ts';

/** The file that says what is asked of each language, from the root of the project. */
const configFile = 'check.config.ts';

const share = z.number().min(0).max(100);

/** The form of `rules.thresholds`: an entry for each language but the source. */
const thresholdsOf = (project: Project) =>
  z.strictObject({
    thresholds: z
      .strictObject(
        Object.fromEntries(
          targetsOf(project).map(({ code }) => [
            code,
            z.strictObject({
              complete: share.describe(
                'Percent of the English words that have to be translated. Below it, a missing text is an error, from it on a warning; with 0 there is one warning for each file.',
              ),
              current: share.describe(
                'Percent of the translated words that have to follow the English text of today. Below it, the check fails.',
              ),
            }),
          ]),
        ),
      )
      .describe('One entry for each language but English.'),
  });

/** What is asked of each language; throws with each wrong entry, what is expected, and what was found. */
export function rulesOf(project: Project): Project['rules'] {
  const { thresholds } = project.rules;
  const problems = explain({ thresholds }, thresholdsOf(project) as z.ZodType);
  if (problems.length > 0) {
    const lines = problems.map(
      ({ code, data }) => `${configFile}: ${sentencesOf('keys', code, data).join(' → ')}`,
    );
    throw new Error(`The configuration of the check is not valid.\n${lines.join('\n')}`);
  }
  return project.rules;
}

/**
 * Weighs findings by what is asked of each language: a missing text is an error only where the language has less than
 * it should have. Where nothing is asked, missing texts are one warning for each file, so as not to hide other findings.
 */
export function weighed(
  findings: readonly Finding[],
  coverage: readonly LanguageCoverage[],
  project: Project,
): Finding[] {
  const { thresholds } = project.rules;
  const askedOf = new Map(
    coverage.flatMap((language) => {
      const { complete = 100 } = thresholds[language.language.code] ?? {};
      // At 100 every missing text is one too many, however few words it has.
      const isEnough = complete < 100 && completeness(language) >= complete;
      return language.files.map((file) => [file.path, { language, file, complete, isEnough }]);
    }),
  );
  const gaps = findings.filter(({ gap }) => gap);
  return [
    ...findings.filter(({ gap }) => !gap),
    ...[...grouped(gaps, ({ path }) => path)].flatMap(([path, own]): Finding[] => {
      const asked = askedOf.get(path);
      const told = asked?.complete === 0 ? inOne(own, asked, project) : own;
      return told.map((finding) => ({ ...finding, level: asked?.isEnough ? 'warning' : 'error' }));
    }),
    ...coverage.flatMap((language) => outdated(language, thresholds[language.language.code]?.current ?? 0)),
  ];
}

function inOne(
  gaps: readonly Finding[],
  { file, language }: { file: FileCoverage; language: LanguageCoverage },
  { layout, command }: Project,
): Finding[] {
  const [first] = gaps.toSorted(byPlace);
  if (!first || gaps.length === 1) return [...gaps];
  const [missing, left] = [file.missing.units, file.todo.units];
  // Each text has something of its own, so that none counts as a copy of the source.
  if (missing + left === 0) return [first];
  // Where other layouts have their files, the command “new” does not know.
  const create = layout ? {} : { command: `${command} new ${language.language.code}/${file.name}` };
  const names = gaps.flatMap(({ rule, data: { name } }) => (rule === 'keys' && name ? [String(name)] : []));
  const data = { texts: file.required.units, missing, left, names: names.slice(0, 4), ...create };
  return [{ ...finding(first, first, 'keys', 'many-missing', data), gap: true }];
}

function outdated(coverage: LanguageCoverage, asked: number): Finding[] {
  const { language, done, stale, files } = coverage;
  const current = currency(coverage);
  if (current >= asked) return [];
  const [most] = files.toSorted((a, b) => b.stale.words - a.stale.words);
  const { name, code } = language;
  const words = { stale: stale.words, done: done.words, ...(most && { first: most.path }) };
  const data = { language: name, code, asked, current, config: configFile, ...words };
  return [{ ...finding({ path: configFile }, startOfFile, 'stale', 'too-much', data), level: 'error' }];
}

/** Findings at the levels that a project asks for; those of rules that are off are left out. */
export const atLevels = (findings: readonly Finding[], levels: Levels = {}): Finding[] =>
  findings.flatMap((finding) => {
    const level = levels[finding.rule] ?? finding.level;
    return level === 'off' ? [] : { ...finding, level };
  });
