import { grouped } from '../core/grouped.ts';
import { count, listed } from '../core/words.ts';
import { escaped, item } from './markdown.ts';
import { byFile, byUrgency, countLevels, type Report, shallowNote } from './report.ts';
import { cutAtLine } from './shorten.ts';

/** Marks the comment of a pull request, so that the next run finds and updates it. */
const mark = '<!-- translation-check -->';

/** The longest comment that GitHub accepts, in bytes, with a margin. */
const limit = 60_000;

/** What a change made stale or broke, by language, as the comment of a pull request. */
export function comment(report: Report): string {
  const fresh = [...byFile(report.findings.filter(({ old }) => !old).toSorted(byUrgency)).values()].flat();
  const nameOf = new Map<string | undefined, string>(report.languages.map(({ code, name }) => [code, name]));
  const byLanguage = grouped(fresh, ({ path }) => nameOf.get(report.localeOf(path)) ?? 'Elsewhere');
  const parts = [...nameOf.values(), 'Elsewhere'].flatMap((name) => {
    const own = byLanguage.get(name);
    return own
      ? [
          `#### ${name}\n\n${own.map((finding) => item(finding, escaped(`${finding.path}:${finding.line}`), report)).join('\n')}`,
        ]
      : [];
  });
  const text = [
    mark,
    '### Translations',
    summary(report),
    ...shallowNote(report).map(escaped),
    ...parts,
  ].join('\n\n');
  return cutAtLine(`${text}\n`, limit, 'There is more; the whole list is in the summary of the run.');
}

function summary(report: Report): string {
  const fresh = report.findings.filter(({ old }) => !old);
  const stale = fresh.filter(({ rule }) => rule === 'stale');
  const { errors, warnings } = countLevels(fresh.filter(({ rule }) => rule !== 'stale'));
  const facts = [
    stale.length > 0 ? `makes ${count(stale.length, 'text')} stale` : '',
    errors > 0 ? `has ${count(errors, 'error')}` : '',
    warnings > 0 ? `has ${count(warnings, 'warning')}` : '',
  ].filter(Boolean);
  const what = report.touched ? 'This change' : 'The project';
  return facts.length > 0 ? `${what} ${listed(facts)}.` : `${what} makes nothing stale and breaks nothing.`;
}
