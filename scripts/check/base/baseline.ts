import { createHash } from 'node:crypto';
import { grouped, takerOf } from '../core/grouped.ts';
import { type Finding, identity } from '../finding.ts';

/** The file with the findings that a project had when it adopted the check, next to its configuration. */
export const baselineFile = 'check.baseline.json';

const digits = 12;

/** Names a finding wherever it is in its file; what is still to be translated of a file, however much that is. */
function digestOf(finding: Finding): string {
  const { gap, level, path } = finding;
  const name = gap && level === 'warning' ? `${path} gaps` : identity(finding);
  return createHash('sha256').update(name).digest('hex').slice(0, digits);
}

/** A finding as a line of a baseline: its rule and its text, for whoever reads it, and what it is known by. */
const entryOf = (finding: Finding): string =>
  [finding.rule, finding.data.name ?? finding.data.where, digestOf(finding)].filter(Boolean).join(' ');

/** Findings as a baseline keeps them: by file, one line each, so that branches that change it merge. */
export function baselineOf(findings: readonly Finding[]): string {
  const byPath = [...grouped(findings, ({ path }) => path)].sort(([a], [b]) => (a < b ? -1 : 1));
  const entries = byPath.map(([path, own]) => [path, own.map(entryOf).sort()]);
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

/** How many findings a baseline has. */
export const countIn = (baseline = '{}'): number => digestsIn(baseline).length;

/** Marks the findings of a baseline as old warnings, which block nothing. */
export function withBaseline(findings: readonly Finding[], baseline: string): Finding[] {
  const isLeft = takerOf(digestsIn(baseline));
  return findings.map((finding) =>
    isLeft(digestOf(finding)) ? { ...finding, level: 'warning', old: true } : finding,
  );
}

function digestsIn(baseline: string): string[] {
  try {
    const entries = Object.values(JSON.parse(baseline) as { [path: string]: string[] }).flat();
    return entries.map((entry) => entry.slice(-digits));
  } catch {
    throw new Error(`${baselineFile} cannot be read as JSON. Restore it, or delete it and run “init”.`);
  }
}
