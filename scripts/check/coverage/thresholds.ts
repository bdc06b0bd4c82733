import { grouped } from '../core/grouped.ts';
import { startOfFile } from '../core/parsing/located.ts';
import type { Levels, Project } from '../core/project.ts';
import { byPlace, type Finding, finding } from '../finding.ts';
import { completeness, currency, type FileCoverage, type LanguageCoverage } from './coverage.ts';

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
      const { complete = 0 } = thresholds[language.language.code] ?? {};
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
    ...coverage.flatMap((language) => outdated(language, project)),
  ];
}

function inOne(
  gaps: readonly Finding[],
  { file, language }: { file: FileCoverage; language: LanguageCoverage },
  { layout, command }: Project,
): Finding[] {
  const [first] = gaps.toSorted(byPlace);
  if (!first || gaps.length === 1) return [...gaps];
  const open = file.missing.units + file.todo.units;
  // Each text has something of its own, so that none counts as a copy of the source.
  if (open === 0) return [first];
  // Where other layouts have their files, the command “new” does not know.
  const create = layout ? {} : { command: `${command} new ${language.language.code}/${file.name}` };
  const names = gaps.flatMap(({ rule, data: { name } }) => (rule === 'keys' && name ? [String(name)] : []));
  const data = { texts: file.required.units, open, names: names.slice(0, 4), ...create };
  return [{ ...finding(first, first, 'keys', 'many-missing', data), gap: true }];
}

function outdated(coverage: LanguageCoverage, { rules, config = 'check.config.ts' }: Project): Finding[] {
  const { language, done, stale, files } = coverage;
  const current = currency(coverage);
  const asked = rules.thresholds[language.code]?.current ?? 0;
  if (current >= asked) return [];
  const [most] = files.toSorted((a, b) => b.stale.words - a.stale.words);
  const { name, code } = language;
  const words = { stale: stale.words, done: done.words, ...(most && { first: most.path }) };
  const data = { language: name, code, asked, current, config, ...words };
  return [{ ...finding({ path: config }, startOfFile, 'stale', 'too-much', data), level: 'error' }];
}

/** Findings at the levels that a project asks for; that of a gap is what its threshold says. Rules that are off are left out. */
export const atLevels = (findings: readonly Finding[], levels: Levels = {}): Finding[] =>
  findings.flatMap((finding) => {
    const level = levels[finding.rule] ?? finding.level;
    return level === 'off' ? [] : finding.gap ? finding : { ...finding, level };
  });
