import type { Levels, Project } from './core/project.ts';
import type { Finding } from './finding.ts';

/** Findings at the levels that a project asks for; those of rules that are off are left out. */
export const atLevels = (findings: readonly Finding[], levels: Levels = {}): Finding[] =>
  findings.flatMap((finding) => {
    const level = levels[finding.rule] ?? finding.level;
    return level === 'off' ? [] : { ...finding, level };
  });

/** Findings whose fixes name the command as a project runs it. */
export const withCommand = (findings: Finding[], { layout }: Project): Finding[] =>
  layout
    ? findings.map((finding) => ({
        ...finding,
        fix: finding.fix.replaceAll('npm run check --', 'npx hulma-check'),
      }))
    : findings;
