import { grouped } from '../core/grouped.ts';
import { listed } from '../core/words.ts';
import type { Finding } from '../finding.ts';
import { summary } from './human.ts';
import { escaped, item } from './markdown.ts';
import { byUrgency, historyNote, pathsOf, type Report } from './report.ts';
import { cutAtLine } from './shorten.ts';

/** Marks the comment of a pull request, so that the next run finds and updates it. */
const mark = '<!-- translation-check -->';

/** The longest comment that GitHub accepts, in bytes, with a margin. */
const limit = 60_000;

/** What a change made stale and what it broke, by the languages in which it did, as the comment of a pull request. */
export function comment(report: Report): string {
  const fresh = report.findings.filter(({ old }) => !old).toSorted(byUrgency);
  const byLanguages = grouped(fresh, (one) => languagesOf(one, report));
  const text = [
    mark,
    '### Translations',
    escaped(summary(report)),
    ...historyNote(report).map(escaped),
    ...[...byLanguages].map(([languages, own]) => {
      const items = own.map((one) => item(one, escaped(`${one.path}:${one.line}`), report));
      return [`#### ${languages}`, '', ...items].join('\n');
    }),
  ].join('\n\n');
  return cutAtLine(`${text}\n`, limit, 'There is more; the whole list is in the summary of the run.');
}

/** “Dutch and French”. */
function languagesOf(finding: Finding, { project, localeOf }: Report): string {
  const codes = new Set(pathsOf(finding).map(localeOf));
  const names = project.locales.flatMap(({ code, name }) => (codes.has(code) ? name : []));
  return listed(names) || 'Elsewhere';
}
