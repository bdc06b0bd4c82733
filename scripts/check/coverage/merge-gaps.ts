import { grouped } from '../core/grouped.ts';
import type { Project } from '../core/project.ts';
import { asWarning, type Finding, finding } from '../finding.ts';
import type { LanguageCoverage } from './coverage.ts';

/**
 * Merges a file's missing texts into one warning, to not hide others, unless its language has a `complete` threshold.
 * @param isChange whether a change is checked: it leaves open the missing texts that are not old
 */
export function mergeGaps(
  findings: readonly Finding[],
  coverage: readonly LanguageCoverage[],
  { layout, command, rules }: Project,
  isChange = false,
): Finding[] {
  const counted = new Map(
    coverage.flatMap(({ language: { code }, files }) =>
      rules.thresholds[code]?.complete ? [] : files.map((file) => [file.path, file]),
    ),
  );
  const isCounted = ({ gap, path }: Finding): boolean => gap === true && counted.has(path);
  const gaps = grouped(findings.filter(isCounted), ({ path, old }) => `${path} ${old}`);
  const merged = [...gaps.values()].flatMap((group): Finding[] => {
    // Text that is still in the source language has a line of its own; missing text has none.
    const first = group.find(({ rule }) => rule === 'untranslated') ?? group[0];
    const file = counted.get(first.path);
    // The finding that replaces them would belong to the rule `keys`.
    if (!file || rules.levels?.keys === 'off') return group;
    const isNew = isChange && !first.old;
    // A baseline only knows that a file lacks texts, not which: without `gap`, it does not cover this one.
    if (group.length === 1) return isNew ? group.map(({ gap, ...one }) => one) : group;
    const names = [...new Set(group.flatMap(({ data: { name } }) => (name ? [String(name)] : [])))];
    // The command “new” does not know where projects with a `layout` keep their files.
    const data = { names, ...(!layout && { command: `${command} new ${file.language.code}/${file.name}` }) };
    if (isNew)
      return [asWarning(finding(first, first, 'keys', 'left-open', { open: group.length, ...data }))];
    const all = finding(first, first, 'keys', 'many-missing', {
      texts: file.required.units,
      // Partly translated units do not count as open.
      open: Math.min(file.required.units, Math.max(file.open.units, names.length)),
      ...data,
    });
    return [{ ...asWarning(all), gap: true, ...(first.old && { old: true }) }];
  });
  return [...findings.filter((one) => !isCounted(one)), ...merged];
}
