import { grouped } from '../core/grouped.ts';
import type { Project } from '../core/project.ts';
import { asWarning, byPlace, type Finding, finding } from '../finding.ts';
import type { LanguageCoverage } from './coverage.ts';

/**
 * Where nothing is asked of a language, the missing texts of a file as one warning, so as not to hide other findings.
 * @param isOfChange whether those that are not old are what a change leaves open
 */
export function gapsInOne(
  findings: readonly Finding[],
  coverage: readonly LanguageCoverage[],
  { layout, command, rules }: Project,
  isOfChange = false,
): Finding[] {
  const counted = new Map(
    coverage.flatMap(({ language: { code }, files }) =>
      rules.thresholds[code]?.complete ? [] : files.map((file) => [file.path, file]),
    ),
  );
  const isCounted = ({ gap, path }: Finding): boolean => gap === true && counted.has(path);
  const gaps = grouped(findings.filter(isCounted), ({ path, old }) => `${path} ${old}`);
  const told = [...gaps.values()].flatMap((own): Finding[] => {
    const sorted = own.toSorted(byPlace);
    // A text that is still English has a line of its own, and one that is missing has none.
    const first = sorted.find(({ rule }) => rule === 'untranslated') ?? sorted[0];
    const file = counted.get(first?.path ?? '');
    // What tells of them all is of the rule `keys`.
    if (!first || !file || rules.levels?.keys === 'off') return own;
    const isNew = isOfChange && !first.old;
    // A baseline knows that texts of a file are missing, and not which.
    if (own.length === 1) return isNew ? own.map(({ gap, ...one }) => one) : own;
    const names = [...new Set(own.flatMap(({ data: { name } }) => (name ? [String(name)] : [])))];
    // Where other layouts have their files, the command “new” does not know.
    const data = { names, ...(!layout && { command: `${command} new ${file.language.code}/${file.name}` }) };
    if (isNew) return [asWarning(finding(first, first, 'keys', 'left-open', { open: own.length, ...data }))];
    // Each text may have something of its own, so that none counts as a copy of the source.
    const all =
      file.open.units === 0
        ? first
        : finding(first, first, 'keys', 'many-missing', {
            texts: file.required.units,
            // Texts of which a part is still to be translated are not open as a whole.
            open: Math.min(file.required.units, Math.max(file.open.units, names.length)),
            ...data,
          });
    return [{ ...asWarning(all), gap: true, ...(first.old && { old: true }) }];
  });
  return [...findings.filter((one) => !isCounted(one)), ...told];
}
