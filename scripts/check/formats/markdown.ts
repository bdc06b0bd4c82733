import { type Finding, printable } from '../finding.ts';
import { lineUrl, pageUrl } from './code-host.ts';
import { summary } from './human.ts';
import { languageTable } from './language-table.ts';
import { byFile, byUrgency, historyNote, levelsText, pageOf, type Report } from './report.ts';
import { shorten } from './shorten.ts';

/** Formats the report as Markdown, for the summary of a run, a comment or a wiki. */
export const markdown = (report: Report): string =>
  `${['## Translations', ...statusSections(report, table), ...findingSections(report)].join('\n\n')}\n`;

/** Summarizes findings, and what remains for each language, unless only the files that a change touches were read. */
export function statusSections(report: Report, write: (rows: readonly string[][]) => string): string[] {
  const rows = languageTable(report);
  const languages = rows.length > 1 ? [write(rows)] : [];
  return [escaped(summary(report)), ...languages, ...historyNote(report).map(escaped)];
}

/** Lists all findings by file, most urgent first, with older ones in a separate block. */
export function findingSections(report: Report): string[] {
  const sections = (findings: readonly Finding[]) =>
    [...byFile(findings)].map(([path, own]) => fileSection(path, own, report));
  const old = report.findings.filter((finding) => finding.old);
  return [
    ...sections(report.findings.filter((finding) => !finding.old).toSorted(byUrgency)),
    ...(old.length > 0
      ? ['<details><summary>Older findings, which do not block</summary>', ...sections(old), '</details>']
      : []),
  ];
}

function table([head = [], ...rows]: readonly string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

function fileSection(path: string, findings: readonly Finding[], report: Report): string {
  const items = findings.map((finding) => item(finding, `${finding.line}:${finding.column}`, report));
  return [`### ${escaped(path)} (${levelsText(findings)})`, '', ...items].join('\n');
}

/** Formats a finding as a list item, with its place as a link if there is something to link to. */
export function item(finding: Finding, place: string, report: Report): string {
  const { path, line, level, rule, message, fix } = finding;
  const page = pageOf(report, rule);
  const at = linked(place, lineUrl(report, path, line));
  const named = linked(rule, page && pageUrl(report, page));
  return `- ${at} **${level}** ${named}: ${escaped(shorten(message))}\n  → ${escaped(shorten(fix))}`;
}

/** Formats text as a link if there is something to link to. */
export const linked = (text: string, address: string | undefined): string =>
  address ? `[${text}](${address})` : text;

/** Escapes text for Markdown and HTML; an @ in it mentions nobody, and URLs do not become links. */
export const escaped = (text: string): string =>
  printable(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[\\`*_{}[\]()#+\-.!|~]/g, '\\$&')
    .replaceAll('@', '@<!-- -->')
    .replace(/(https?):/g, '$1<!-- -->:');
