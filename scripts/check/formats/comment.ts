import { grouped } from '../core/grouped.ts';
import { listed } from '../core/words.ts';
import type { Finding } from '../finding.ts';
import { lineUrl } from './code-host.ts';
import { summary } from './human.ts';
import { escaped, item, linked } from './markdown.ts';
import { byFile, byUrgency, historyNote, pathsOf, type Report } from './report.ts';
import { cutAtLine, shorten } from './shorten.ts';

/** Marks the comment of a pull request and a project, so that the next run finds and updates it (action.yml). */
const markOf = ({ folder = '' }: Report): string =>
  `<!-- translation-check ${folder.replace(/[^\w./]+/g, '_')} -->`.replace('  ', ' ');

/** The longest comment that GitHub accepts, in bytes, with a margin. */
const limit = 60_000;

/** Formats a pull request comment: what a change made stale, by source text, and what it broke, by language. */
export function comment(report: Report): string {
  const fresh = report.findings.filter(({ old }) => !old).toSorted(byUrgency);
  const [changed, others] = [fresh.filter(isChanged), fresh.filter((finding) => !isChanged(finding))];
  const languagesOf = (finding: Finding): string[] => [
    ...new Set(pathsOf(finding).map((path) => languageOf(path, report))),
  ];
  const byLanguage = grouped([...byFile(others).values()].flat(), (one) => {
    const [name = elsewhere, ...more] = languagesOf(one);
    return more.length > 0 ? several : name;
  });
  const placeOf = (one: Finding, name: string): string =>
    `${name === several ? `${listed(languagesOf(one))}: ` : ''}${one.path}:${one.line}`;
  const lists: (readonly [title: string, findings: readonly Finding[], items: readonly string[]])[] = [
    [
      'Stale',
      changed,
      [...grouped(changed, ({ data }) => String(data.at)).values()].map((own) => staleItem(own, report)),
    ],
    ...[several, ...report.project.locales.map(({ name }) => name), elsewhere].map((name) => {
      const own = byLanguage.get(name) ?? [];
      return [name, own, own.map((one) => item(one, escaped(placeOf(one, name)), report))] as const;
    }),
  ];
  const text = [
    markOf(report),
    `### Translations${report.folder ? ` in ${escaped(report.folder)}` : ''}`,
    escaped(summary(report)),
    ...historyNote(report).map(escaped),
    ...lists
      .flatMap(([title, [first], items]) => (first ? { first, title, items } : []))
      .toSorted((a, b) => byUrgency(a.first, b.first))
      .map(({ title, items }) => `#### ${title}\n\n${items.join('\n')}`),
  ].join('\n\n');
  return cutAtLine(`${text}\n`, limit, 'There is more: the whole list is in the summary of this run.');
}

/** Whether a finding is about source text that has changed, so that its translation is stale. */
const isChanged = ({ rule, data }: Finding): boolean => rule === 'stale' && data.at !== undefined;

const several = 'Several languages';
const elsewhere = 'Elsewhere';

const languageOf = (path: string, report: Report): string =>
  report.project.locales.find(({ code }) => code === report.localeOf(path))?.name ?? elsewhere;

/** A list item about changed source text: what changed, and the languages where it is stale, each with its place. */
function staleItem(findings: readonly [Finding, ...Finding[]], report: Report): string {
  const { at, heading, change, diff } = findings[0].data;
  const places = findings.map(({ path, line }) => {
    const [language, url] = [languageOf(path, report), lineUrl(report, path, line)];
    return url ? linked(language, url) : `${language} (${escaped(`${path}:${line}`)})`;
  });
  const what = change ?? (diff ? `${diff} shows what changed.` : 'Compare it with the source text.');
  return `- ${escaped(`${at}, ${heading}`)}: ${listed(places)}\n  → ${escaped(shorten(String(what)))}`;
}
