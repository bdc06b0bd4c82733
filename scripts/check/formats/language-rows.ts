import { completeness } from '../coverage/coverage.ts';
import { countLevels, pathsOf, type Report } from './report.ts';

/** The languages with what remains to be done; English only if it has findings. */
export function languageRows(report: Report) {
  // One that is the same in several languages is work in each of them.
  const found = report.findings
    .filter(({ old }) => !old)
    .map((finding) => ({ ...finding, locales: new Set(pathsOf(finding).map(report.localeOf)) }));
  return report.project.locales.flatMap(({ code, name }) => {
    const own = found.filter(({ locales }) => locales.has(code));
    const coverage = report.coverage.find(({ language }) => language.code === code);
    if (!coverage && (code !== report.project.source || own.length === 0)) return [];
    return [
      {
        name,
        // The source language has no share, and nothing is known where its files cannot be read.
        complete: coverage && coverage.required.words > 0 ? completeness(coverage) : undefined,
        open: coverage?.open.words ?? 0,
        stale: coverage?.stale.words ?? 0,
        ...countLevels(own),
      },
    ];
  });
}

/** The same as a table: its head, and a line for each language. */
export const languageTable = (report: Report): string[][] => [
  ['Language', 'Complete', 'Words to translate', 'Words stale', 'Errors', 'Warnings'],
  ...languageRows(report).map(({ name, complete, ...numbers }) => [
    name,
    complete === undefined ? '' : `${complete} %`,
    ...Object.values(numbers).map((number) => number.toLocaleString('en')),
  ]),
];

/** Whether nothing remains to be done for a language. */
export const isFinished = (row: ReturnType<typeof languageRows>[number]): boolean => {
  const { complete = 100, open, stale, errors, warnings } = row;
  return complete === 100 && open + stale + errors + warnings === 0;
};
