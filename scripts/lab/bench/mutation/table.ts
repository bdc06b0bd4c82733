import { grouped } from '../../../check/core/index.ts';
import type { Control, Family } from './mutation.ts';
import type { Trial } from './run.ts';

/** One line of the table of defects. */
export interface Row {
  family: string;
  rule: string;
  tier: number;
  format: string;
  mutants: number;
  found: number;
  share: string;
}

export const shareOf = (trials: readonly { found: boolean }[]): number =>
  trials.length === 0 ? 1 : trials.filter(({ found }) => found).length / trials.length;

/** A share in percent, which says 100 only when it is all. */
export const percent = (share: number): string => `${(Math.floor(share * 1000) / 10).toFixed(1)} %`;

/** How many mutants of each family the check found, by format. */
export function rowsOf(trials: readonly Trial<Family>[]): Row[] {
  return [...grouped(trials, ({ change, format }) => `${change.name}|${format}`).values()].flatMap(
    (group) => {
      const [first] = group;
      if (!first) return [];
      const { change, format } = first;
      return {
        family: change.name,
        rule: change.rules.join(' / '),
        tier: change.tier,
        format,
        mutants: group.length,
        found: group.filter(({ found }) => found).length,
        share: percent(shareOf(group)),
      };
    },
  );
}

/** The table as text: columns padded to their widest cell. */
export function tableOf(rows: readonly object[]): string {
  const [first] = rows;
  if (!first) return '';
  const names = Object.keys(first);
  const cells = [
    names,
    ...rows.map((row) => names.map((name) => String((row as Record<string, unknown>)[name]))),
  ];
  const widths = names.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)));
  const isNumber = names.map((name) => /^\d/.test(String((rows[0] as Record<string, unknown>)[name])));
  return cells
    .map((row) =>
      row
        .map((cell, column) =>
          isNumber[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Where to look when a mutant was not found, or a correct change was reported. */
export function describeTrial({ change, language, seed, mutant, findings }: Trial<Control>): string {
  const { path, lines, changes } = mutant.mutation;
  const text = changes[path];
  const at = typeof text === 'string' ? (text.split('\n')[(lines[0] ?? 1) - 1] ?? '') : '(no file)';
  const reported = findings
    .map((finding) => `\n    ${finding.path}:${finding.line}  ${finding.rule}  ${finding.message}`)
    .slice(0, 3)
    .join('');
  return `${change.name} (${language}, seed ${seed}) ${path}:${lines.join(',')}\n    ${at.slice(0, 160)}${reported}`;
}
