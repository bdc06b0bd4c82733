import { createHash } from 'node:crypto';
import { grouped, takeFrom } from '../core/grouped.ts';
import { type Finding, identity } from '../finding.ts';

/** The file with the findings that a project had when it adopted the check, next to its configuration. */
export const baselineFile = 'check.baseline.json';

const digits = 12;

/** Returns a digest of a finding, whatever its line. Missing texts of a file share one, however many they are. */
function digestOf(finding: Finding): string {
  const { gap, level, path } = finding;
  const name = gap && level === 'warning' ? `${path} gaps` : identity(finding);
  return createHash('sha256').update(name).digest('hex').slice(0, digits);
}

/** Formats a finding for the baseline: its rule and its field or section, for readers, and its digest. */
const entryOf = (finding: Finding): string =>
  [finding.rule, finding.data.name ?? finding.data.where, digestOf(finding)].filter(Boolean).join(' ');

/** Serializes findings as a baseline: by file, one line each, so that branches that change it can be merged. */
export function baselineOf(findings: readonly Finding[]): string {
  const byPath = [...grouped(findings, ({ path }) => path)].sort(([a], [b]) => (a < b ? -1 : 1));
  const entries = byPath.map(([path, own]) => [path, own.map(entryOf).sort()]);
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

/** Returns the number of findings in a baseline. */
export const countIn = (baseline = '{}'): number => digestsIn(baseline).length;

/** Marks findings that are in the baseline as old warnings, which do not block. */
export function applyBaseline(findings: readonly Finding[], baseline: string): Finding[] {
  const take = takeFrom(digestsIn(baseline));
  return findings.map((finding) =>
    take(digestOf(finding)) ? { ...finding, level: 'warning', old: true } : finding,
  );
}

function digestsIn(baseline: string): string[] {
  try {
    const entries = Object.values(JSON.parse(baseline) as { [path: string]: string[] }).flat();
    return entries.map((entry) => entry.slice(-digits));
  } catch {
    throw new Error(`${baselineFile} is not valid JSON. Restore it, or delete it and run “init”.`);
  }
}
