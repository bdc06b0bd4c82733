import { count } from '../core/words.ts';
import { ansi, escapeWorkflowCommands, printable } from '../finding.ts';
import { languageTable } from './language-table.ts';
import { byFile, countLevels, historyNote, pageOf, type Report } from './report.ts';

/** Formats findings for a terminal, by file, and what remains for each language. Older ones are only counted. */
export function human(report: Report, color = false): string {
  const [bold, quiet] = [ansi(1, color), ansi(2, color)];
  const ofLevel = { error: ansi(31, color), warning: ansi(33, color) };
  const blocks = [...byFile(report.findings.filter(({ old }) => !old))].map(([path, findings]) => {
    const text = report.texts.get(path) ?? '';
    const lines = findings.flatMap(({ line, column, level, rule, message, fix }) => {
      const page = pageOf(report, rule);
      return [
        `  ${line}:${column}  ${ofLevel[level](level)}  ${quiet(rule)}  ${printable(message)}`,
        ...lineAround(text, line, column).map((part) => `      ${quiet(part)}`),
        `      fix: ${printable(fix)}`,
        ...(page ? [`      see: ${quiet(page)}`] : []),
      ];
    });
    return [bold(printable(path)), ...lines].join('\n');
  });
  const [head = '', ...languages] = columns(languageTable(report));
  const table = languages.length > 0 ? [[quiet(head), ...languages].join('\n')] : [];
  return escapeWorkflowCommands(
    `${[...blocks, `${summary(report)}${firstError(report)}`, ...table, ...historyNote(report)].join('\n\n')}\n`,
  );
}

function columns(table: readonly string[][]): string[] {
  const widths = table[0]?.map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0))) ?? [];
  return table.map((row) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  '),
  );
}

/** Summarizes a report: “No findings in 12 files.” or “2 errors, 0 warnings in 1 file.” */
export function summary(report: Report): string {
  const old = report.findings.filter((finding) => finding.old).length;
  const older = old > 0 ? ` ${count(old, 'older finding')} ${old === 1 ? 'does' : 'do'} not block.` : '';
  const findings = report.findings.filter((finding) => !finding.old);
  if (findings.length === 0)
    return `${report.touched || old > 0 ? 'No new findings' : 'No findings'} in ${count(report.files, 'file')}.${older}`;
  const { errors, warnings } = countLevels(findings);
  const files = new Set(findings.map(({ path }) => path)).size;
  return `${count(errors, 'error')}, ${count(warnings, 'warning')} in ${count(files, 'file')}.${older}`;
}

/** How many findings a terminal shows at once. */
const maxOnScreen = 10;

/** Says where the first error is, which is hard to find among the warnings of a long report. */
function firstError({ findings }: Report): string {
  const first = findings.find(({ level }) => level === 'error');
  return first && findings.length > maxOnScreen
    ? ` The first error: ${printable(first.path)}:${first.line}.`
    : '';
}

const width = 100;

/** Returns a line of text, or what surrounds a column if the line is long; nothing if it has no words. */
export function lineAround(text: string, line: number, column: number): string[] {
  const whole = text.split('\n')[line - 1]?.trimEnd() ?? '';
  if (!/[\p{L}\p{N}]/u.test(whole)) return [];
  const start = column <= width - 20 ? 0 : column - 1 - width / 2;
  const shown = printable(whole.slice(start, start + width));
  return [`${line} | ${start > 0 ? '…' : ''}${shown}${whole.length > start + width ? '…' : ''}`];
}
