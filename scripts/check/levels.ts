import type { Levels } from './core/project.ts';
import type { Finding } from './finding.ts';

/** Findings at the levels that a project asks for; those of rules that are off are left out. */
export const atLevels = (findings: readonly Finding[], levels: Levels = {}): Finding[] =>
  findings.flatMap((finding) => {
    const level = levels[finding.rule] ?? finding.level;
    return level === 'off' ? [] : { ...finding, level };
  });
