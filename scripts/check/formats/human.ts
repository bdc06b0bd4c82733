import type { Finding } from '../../../schema/finding.ts';
import type { Report } from '../report.ts';
import { codeFrame, printable } from './code-frame.ts';

/** Findings for people: by file, each with its line and what to do, and a summary at the end. */
export function human(report: Report, color: boolean): string {
  const paint = color ? colored : plain;
  const paths = [...new Set(report.findings.map(({ path }) => path))];
  const blocks = paths.map((path) => {
    const findings = report.findings.filter((finding) => finding.path === path);
    const text = report.texts.get(path) ?? '';
    return [paint.path(printable(path)), ...findings.flatMap((finding) => lines(finding, text, paint))].join(
      '\n',
    );
  });
  return `${[...blocks, summary(report)].join('\n\n')}\n`;
}

/** “No findings in 12 files.” or “2 errors, 0 warnings in 1 file.” */
export function summary({ findings, files }: Report): string {
  if (findings.length === 0) return `No findings in ${count(files, 'file')}.`;
  const of = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length;
  const filesWithFindings = new Set(findings.map(({ path }) => path)).size;
  return `${count(of('error'), 'error')}, ${count(of('warning'), 'warning')} in ${count(filesWithFindings, 'file')}.`;
}

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;

function lines({ line, column, level, rule, message, fix }: Finding, text: string, paint: Paint): string[] {
  return [
    `  ${line}:${column}  ${paint[level](level)}  ${paint.quiet(rule)}  ${printable(message)}`,
    ...codeFrame(text, line, column).map((part) => `      ${paint.quiet(part)}`),
    `      fix: ${printable(fix)}`,
  ];
}

type Paint = { readonly [Part in 'path' | 'quiet' | Finding['level']]: (text: string) => string };

const same = (text: string): string => text;

const plain: Paint = { path: same, quiet: same, error: same, warning: same };

const ansi =
  (code: number) =>
  (text: string): string =>
    `\u001b[${code}m${text}\u001b[0m`;

const colored: Paint = { path: ansi(1), quiet: ansi(2), error: ansi(31), warning: ansi(33) };
