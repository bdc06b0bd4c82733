import { completeness } from '../coverage.ts';
import { countLevels, isOf, type Report } from '../report.ts';

export interface LanguageRow {
  code: string;
  name: string;
  /** Percent of the English words that are translated; English itself has none. */
  complete: number | undefined;
  /** English words that are missing or marked as not translated. */
  open: number;
  /** English words whose translation follows an older English text. */
  stale: number;
  /** Files that do not say which English text they follow. */
  untracked: number;
  errors: number;
  warnings: number;
}

/** The languages with what remains to be done; English only if it has findings. */
export function languageRows(report: Report): LanguageRow[] {
  return report.languages.flatMap(({ code, name }): LanguageRow[] => {
    const levels = countLevels(
      report.findings.filter((finding) => !finding.old && isOf(code, report, finding)),
    );
    if (code === report.source) {
      if (levels.errors + levels.warnings === 0) return [];
      return [{ code, name, complete: undefined, open: 0, stale: 0, untracked: 0, ...levels }];
    }
    const coverage = report.coverage.find(({ language }) => language.code === code);
    if (!coverage) return [];
    return [
      {
        code,
        name,
        complete: completeness(coverage),
        open: coverage.missing.words + coverage.todo.words,
        stale: coverage.stale.words,
        untracked: coverage.files.filter(({ untracked }) => untracked).length,
        ...levels,
      },
    ];
  });
}

/** Whether nothing remains to be done for a language. */
export const isFinished = ({ complete, open, stale, errors, warnings }: LanguageRow): boolean =>
  (complete ?? 100) === 100 && open + stale + errors + warnings === 0;
