import { count, listed } from '../core/words.ts';
import { ansi, type Finding, printable, withoutCommands } from '../finding.ts';
import { byFile, countLevels, type Report, shallowNote } from '../report.ts';
import { codeFrame } from './code-frame.ts';
import { isFinished, languageRows } from './language-rows.ts';

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
  const parts = [...blocks, summary(report), ...languageTable(report, paint), ...shallowNote(report)];
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

function languageTable(report: Report, paint: Paint): string[] {
  const rows = languageRows(report);
  if (rows.every(isFinished)) return [];
  const head = ['', 'complete', 'words to translate', 'words stale', 'errors', 'warnings'];
  const cells = rows.map(({ name, complete, open, stale, errors, warnings }) => [
    name,
    complete === undefined ? '' : `${complete} %`,
    ...[open, stale, errors, warnings].map(number),
  ]);
  const widths = head.map((_, at) => Math.max(...[head, ...cells].map((row) => row[at]?.length ?? 0)));
  const line = ([name = '', ...numbers]: readonly string[]): string =>
    [name.padEnd(widths[0] ?? 0), ...numbers.map((cell, at) => cell.padStart(widths[at + 1] ?? 0))]
      .join('  ')
      .trimEnd();
  return [[paint.quiet(line(head)), ...cells.map(line)].join('\n')];
}

const number = (value: number): string => (value === 0 ? '–' : value.toLocaleString('en'));

const paintOf = (color: boolean) => ({
  path: ansi(1, color),
  quiet: ansi(2, color),
  error: ansi(31, color),
  warning: ansi(33, color),
});

type Paint = ReturnType<typeof paintOf>;
