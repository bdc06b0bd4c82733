import { createHash } from 'node:crypto';
import { count } from '../core/words.ts';
import type { Finding } from '../finding.ts';
import { inRepository } from './code-host.ts';
import { human } from './human.ts';
import { mergeByChange, type Report } from './report.ts';
import { shorten } from './shorten.ts';

/** The most annotations per level that GitHub shows for a step; it silently drops the rest. */
const limit = 10;

/** Formats the whole list for the step log, then annotations: errors first, of each level those in touched files. */
export function github(report: Report): string {
  const list = human(report);
  // GitHub ignores commands between the two lines with this token. Content cannot contain it, since it is a digest of
  // the whole list.
  const token = createHash('sha256').update(list).digest('hex');
  const isUntouched = ({ path }: Finding): number => Number(!report.touched?.has(path));
  const own = report.findings.filter(({ old }) => !old).toSorted((a, b) => isUntouched(a) - isUntouched(b));
  const fresh = mergeByChange(own);
  const commands = (['error', 'warning'] as const).flatMap((level) => {
    const ofLevel = fresh.filter((finding) => finding.level === level);
    return annotations(level, ofLevel, report);
  });
  return [`::stop-commands::${token}`, list.trimEnd(), `::${token}::`, ...commands, ''].join('\n');
}

function annotations(level: Finding['level'], findings: readonly Finding[], report: Report): string[] {
  const shown = findings.length > limit ? findings.slice(0, limit - 1) : findings;
  const rest = findings.length - shown.length;
  const more = `${count(rest, `more ${level}`)}: the whole list is in the summary of this run and in the log of this step.`;
  return [
    ...shown.map((finding) => annotation(finding, report)),
    ...(rest > 0 ? [command(level, { title: 'translations' }, more)] : []),
  ];
}

const annotation = ({ level, path, line, column, rule, message, fix }: Finding, report: Report): string =>
  command(
    level,
    { file: inRepository(report, path), line: String(line), col: String(column), title: rule },
    `${shorten(message)} → ${shorten(fix)}`,
  );

/** Formats a workflow command, and escapes everything that would end one of its parts. */
function command(name: string, properties: { [property: string]: string }, data: string): string {
  const written = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(value)}`);
  return `::${name} ${written.join(',')}::${escapeData(data)}`;
}

const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
