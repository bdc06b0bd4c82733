import { completeness } from '../coverage/coverage.ts';
import { countLevels, type Report } from './report.ts';

export interface LanguageRow {
  name: string;
  /** Percent of the English words that are translated; English itself has none. */
  complete: number | undefined;
  /** English words that are missing or marked as not translated. */
  open: number;
  /** English words whose translation follows an older English text. */
  stale: number;
  errors: number;
  warnings: number;
}

/** The languages with what remains to be done; English only if it has findings. */
export function languageRows(report: Report): LanguageRow[] {
  return report.languages.flatMap(({ code, name }): LanguageRow[] => {
    const own = report.findings.filter(({ old, path }) => !old && report.localeOf(path) === code);
    const coverage = report.coverage.find(({ language }) => language.code === code);
    if (!coverage && (code !== report.source || own.length === 0)) return [];
    return [
      {
        name,
        complete: coverage && completeness(coverage),
        open: coverage ? coverage.missing.words + coverage.todo.words : 0,
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
export const isFinished = ({ complete, open, stale, errors, warnings }: LanguageRow): boolean =>
  (complete ?? 100) === 100 && open + stale + errors + warnings === 0;
