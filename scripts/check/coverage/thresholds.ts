import { startOfFile } from '../core/parsing/located.ts';
import type { Levels, Project } from '../core/project.ts';
import { type Finding, finding } from '../finding.ts';
import { type LanguageCoverage, percentComplete, percentCurrent } from './coverage.ts';

/**
 * Adjusts findings to the thresholds of each language: a missing text is an error only if the language is below its
 * `complete` threshold. Adds findings for languages below their thresholds.
 */
export function applyThresholds(
  findings: readonly Finding[],
  coverage: readonly LanguageCoverage[],
  project: Project,
): Finding[] {
  const { thresholds } = project.rules;
  const completePaths = new Set(
    coverage.flatMap((language) => {
      const { complete = 0 } = thresholds[language.language.code] ?? {};
      // At 100, every missing text is one too many, however few words it has.
      const isEnough = complete < 100 && percentComplete(language) >= complete;
      return isEnough ? language.files.map(({ path }) => path) : [];
    }),
  );
  const all = findings.map((finding): Finding => {
    if (!finding.gap) return finding;
    return { ...finding, level: completePaths.has(finding.path) ? 'warning' : 'error' };
  });
  const pathsWithGapErrors = new Set(
    all.flatMap(({ gap, level, path }) => (gap && level === 'error' ? path : [])),
  );
  return [
    ...all,
    ...coverage.flatMap((language) => thresholdFindings(language, project, pathsWithGapErrors)),
  ];
}

/** Reports thresholds that are not reached. @param pathsWithGapErrors the files with errors about missing texts */
function thresholdFindings(
  coverage: LanguageCoverage,
  { layout, rules, config = 'check.config.ts' }: Project,
  pathsWithGapErrors: ReadonlySet<string>,
): Finding[] {
  const { language, files, required, done, stale } = coverage;
  const { name, code } = language;
  const { complete: least = 0, current: minCurrent = 0 } = rules.thresholds[code] ?? {};
  const [complete, current] = [percentComplete(coverage), percentCurrent(coverage)];
  const data = { language: name, code, config, done: done.words };
  const inConfig = { path: config };
  const below = [
    // Without a `layout`, whatever is missing has an error of its own.
    layout &&
      complete < least &&
      !files.some(({ path }) => pathsWithGapErrors.has(path)) &&
      finding(inConfig, startOfFile, 'file', 'too-little', {
        ...data,
        asked: least,
        complete,
        required: required.words,
      }),
    current < minCurrent &&
      finding(inConfig, startOfFile, 'stale', 'too-much', {
        ...data,
        asked: minCurrent,
        current,
        stale: stale.words,
      }),
  ];
  return below.flatMap((one) => (one ? { ...one, level: 'error' } : []));
}

/** Applies the configured levels, and drops rules that are off; the level of a gap depends on its threshold instead. */
export const applyLevels = (findings: readonly Finding[], levels: Levels = {}): Finding[] =>
  findings.flatMap((finding) => {
    const level = levels[finding.rule] ?? finding.level;
    return level === 'off' ? [] : finding.gap ? finding : { ...finding, level };
  });
