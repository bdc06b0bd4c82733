import { count, listed } from '../core/words.ts';
import { ansi, type Finding, printable, withoutCommands } from '../finding.ts';
import { byFile, countLevels, type Report } from '../report.ts';
import { codeFrame } from './code-frame.ts';
import { isFinished, languageRows } from './language-rows.ts';

/** Findings for humans, by file, and what remains for each language. Older findings are only counted. */
export function human(report: Report, color = false): string {
  const paint = color ? colored : plain;
  const blocks = [...byFile(report.findings.filter(({ old }) => !old))].map(([path, findings]) => {
    const text = report.texts.get(path) ?? '';
    return [
      paint.path(printable(path)),
      ...findings.flatMap((finding) => lines(finding, text, paint, report)),
    ].join('\n');
  });
  const parts = [...blocks, summary(report), ...languageTable(report, paint)];
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
    return `${report.changes ? 'No new findings' : 'No findings'} in ${count(report.files, 'file')}.${older}${languages}`;
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
  const columns: string[][] = [
    ['', ...rows.map(({ name }) => name)],
    ['complete', ...rows.map(({ complete }) => (complete === undefined ? '' : `${complete} %`))],
    ['words to translate', ...rows.map(({ open }) => number(open))],
    ['words stale', ...rows.map(({ stale }) => number(stale))],
    ['errors', ...rows.map(({ errors }) => number(errors))],
    ['warnings', ...rows.map(({ warnings }) => number(warnings))],
  ];
  const widths = columns.map((cells) => Math.max(...cells.map(({ length }) => length)));
  const table = ['', ...rows].map((_, row) =>
    columns
      .map((cells, at) => {
        const cell = cells[row] ?? '';
        return at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0);
      })
      .join('  ')
      .trimEnd(),
  );
  return [[paint.quiet(table[0] ?? ''), ...table.slice(1)].join('\n')];
}

const number = (value: number): string => (value === 0 ? '–' : value.toLocaleString('en'));

type Paint = { readonly [Part in 'path' | 'quiet' | Finding['level']]: (text: string) => string };

const same = (text: string): string => text;

const plain: Paint = { path: same, quiet: same, error: same, warning: same };

const colored: Paint = { path: ansi(1), quiet: ansi(2), error: ansi(31), warning: ansi(33) };
