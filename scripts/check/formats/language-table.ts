import { percentComplete } from '../coverage/coverage.ts';
import { countLevels, pathsOf, type Report } from './report.ts';

/**
 * Tabulates what remains to be done in each language, below a header row. The source language has a row only if it has
 * findings; there are no rows if only the files that a change touches were read.
 */
export function languageTable(report: Report): string[][] {
  // A finding that applies to several languages is work in each of them.
  const found = report.findings
    .filter(({ old }) => !old)
    .map((finding) => ({ ...finding, locales: new Set(pathsOf(finding).map(report.localeOf)) }));
  const rows = report.project.locales.flatMap(({ code, name }): string[][] => {
    const own = found.filter(({ locales }) => locales.has(code));
    const coverage = report.coverage.find(({ language }) => language.code === code);
    const isSource = code === report.project.source && report.coverage.length > 0;
    if (!coverage && (!isSource || own.length === 0)) return [];
    // The source language has no percentage, and no language has one if the source files cannot be read.
    const complete = coverage && coverage.required.words > 0 ? `${percentComplete(coverage)}%` : '';
    const { errors, warnings } = countLevels(own);
    const numbers = [coverage?.open.words ?? 0, coverage?.stale.words ?? 0, errors, warnings];
    return [[name, complete, ...numbers.map((number) => number.toLocaleString('en'))]];
  });
  return [['Language', 'Complete', 'Words to translate', 'Stale words', 'Errors', 'Warnings'], ...rows];
}
