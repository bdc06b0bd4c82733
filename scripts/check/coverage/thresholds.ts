import { startOfFile } from '../core/parsing/located.ts';
import type { Levels, Project } from '../core/project.ts';
import { type Finding, finding } from '../finding.ts';
import { completeness, currency, type LanguageCoverage } from './coverage.ts';

/**
 * Weighs findings by what is asked of each language: a missing text is an error only where the language has less than
 * it should have.
 */
export function weighed(
  findings: readonly Finding[],
  coverage: readonly LanguageCoverage[],
  project: Project,
): Finding[] {
  const { thresholds } = project.rules;
  const enough = new Set(
    coverage.flatMap((language) => {
      const { complete = 0 } = thresholds[language.language.code] ?? {};
      // At 100 every missing text is one too many, however few words it has.
      const isEnough = complete < 100 && completeness(language) >= complete;
      return isEnough ? language.files.map(({ path }) => path) : [];
    }),
  );
  return [
    ...findings.map((finding): Finding => {
      if (!finding.gap) return finding;
      return { ...finding, level: enough.has(finding.path) ? 'warning' : 'error' };
    }),
    ...coverage.flatMap((language) => outdated(language, project)),
  ];
}

function outdated(coverage: LanguageCoverage, { rules, config = 'check.config.ts' }: Project): Finding[] {
  const { language, done, stale } = coverage;
  const current = currency(coverage);
  const asked = rules.thresholds[language.code]?.current ?? 0;
  if (current >= asked) return [];
  const { name, code } = language;
  const data = { language: name, code, asked, current, config, stale: stale.words, done: done.words };
  return [{ ...finding({ path: config }, startOfFile, 'stale', 'too-much', data), level: 'error' }];
}

/** Findings at the levels that a project asks for; that of a gap is what its threshold says. Rules that are off are left out. */
export const atLevels = (findings: readonly Finding[], levels: Levels = {}): Finding[] =>
  findings.flatMap((finding) => {
    const level = levels[finding.rule] ?? finding.level;
    return level === 'off' ? [] : finding.gap ? finding : { ...finding, level };
  });
