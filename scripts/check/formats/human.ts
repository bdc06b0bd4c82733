import { count, listed } from '../core/words.ts';
import { ansi, type Finding, printable, withoutCommands } from '../finding.ts';
import { codeFrame } from './code-frame.ts';
import { isFinished, languageRows, languageTable } from './language-rows.ts';
import { byFile, countLevels, type Report, shallowNote } from './report.ts';

/** Findings for humans, by file, and what remains for each language. Older findings are only counted. */
export function human(report: Report, color = false): string {
  const paint = paintOf(color);
  const blocks = [...byFile(report.findings.filter(({ old }) => !old))].map(([path, findings]) => {
    const text = report.texts.get(path) ?? '';
    return [
      paint.path(printable(path)),
      ...findings.flatMap((finding) => lines(finding, text, paint, report)),
    ].join('\n');
  });
  const parts = [...blocks, summary(report), ...languages(report, paint), ...shallowNote(report)];
  return withoutCommands(`${parts.join('\n\n')}\n`);
}

/** “No findings in 12 files.” or “2 errors, 0 warnings in 1 file.” */
export function summary(report: Report): string {
  const old = report.findings.filter((finding) => finding.old).length;
  const older = old > 0 ? ` ${count(old, 'older finding')} ${old === 1 ? 'does' : 'do'} not block.` : '';
  const findings = report.findings.filter((finding) => !finding.old);
  if (findings.length === 0) {
    const rows = languageRows(report);
    const complete = rows.length > 0 && rows.every(isFinished);
    const languages = complete ? ` ${listed(rows.map(({ name }) => name))} are complete.` : '';
    return `${report.touched ? 'No new findings' : 'No findings'} in ${count(report.files, 'file')}.${older}${languages}`;
  }
  const { errors, warnings } = countLevels(findings);
  const files = new Set(findings.map(({ path }) => path)).size;
  return `${count(errors, 'error')}, ${count(warnings, 'warning')} in ${count(files, 'file')}.${older}`;
}

function lines(finding: Finding, text: string, paint: Paint, { pageOf }: Report): string[] {
  const { line, column, level, rule, message, fix } = finding;
  return [
    `  ${line}:${column}  ${paint[level](level)}  ${paint.quiet(rule)}  ${printable(message)}`,
    ...codeFrame(text, line, column).map((part) => `      ${paint.quiet(part)}`),
    `      fix: ${printable(fix)}`,
    ...(pageOf ? [`      see: ${paint.quiet(pageOf(rule))}`] : []),
  ];
}

function languages(report: Report, paint: Paint): string[] {
  if (languageRows(report).every(isFinished)) return [];
  const table = languageTable(report);
  const widths = table[0]?.map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0))) ?? [];
  const [head = '', ...lines] = table.map((row) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  '),
  );
  return [[paint.quiet(head), ...lines].join('\n')];
}

const paintOf = (color: boolean) => ({
  path: ansi(1, color),
  quiet: ansi(2, color),
  error: ansi(31, color),
  warning: ansi(33, color),
});

type Paint = ReturnType<typeof paintOf>;
