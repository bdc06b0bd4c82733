import type { Pair } from '../core/pairs.ts';
import type { Finding } from '../finding.ts';
import type { Rule } from '../rules/catalog.ts';
import { inReportedEntries } from '../rules/mdx-protected/entries.ts';

/** Rules about wording: their findings are dropped where text is untranslated. */
const wordingRules: ReadonlySet<Rule> = new Set(['glossary', 'numbers', 'typography']);

/** Drops the findings of a translation that another of its findings explains. */
export function withoutExplained(findings: readonly Finding[], pair: Pair): Finding[] {
  // Untranslated text has the numbers, terms and punctuation of the source.
  const untranslatedLines = new Set(
    findings.flatMap(({ rule, line }) => (rule === 'untranslated' ? line : [])),
  );
  // A duplicated passage has its numbers, links and length twice.
  const duplicates = findings.filter(({ code }) => code === 'twice');
  const isDuplicated = ({ line, code, data: { unit } }: Finding): boolean =>
    code !== 'twice' && duplicates.some((other) => other.line === line || other.data.unit === unit);
  const hasFindingAt = (code: string, line: number): boolean =>
    findings.some((other) => other.code === code && other.line === line);
  // With a `layout`, a section that is far too short lacks its contents anyway, or is a different section.
  const isInShortSection = ({ line, rule, code }: Finding): boolean =>
    pair.project.layout !== undefined &&
    (rule === 'links' || rule === 'mdx-protected') &&
    code.startsWith('missing') &&
    hasFindingAt('too-short', line);
  // A finding that names the missing paragraph says more than one about the length.
  const isLostParagraph = ({ code, line }: Finding): boolean =>
    code === 'too-short' && hasFindingAt('lost-paragraph', line);
  // Text that still equals an earlier version of the source was never translated, so it is not stale.
  const untranslatedUnits = new Set(
    findings.flatMap(({ code, data }) => (code === 'english' ? data.unit : [])),
  );
  const isUntranslated = ({ rule, line, data }: Finding): boolean =>
    (wordingRules.has(rule) && untranslatedLines.has(line)) ||
    (rule === 'stale' && untranslatedUnits.has(data.part));
  // A table with a wrong header is not recognized as one.
  const isBrokenTable = ({ code }: Finding): boolean =>
    code === 'missing-table' && findings.some((other) => other.code === 'no-table');
  const suppressors = [
    isUntranslated,
    isDuplicated,
    isInShortSection,
    isLostParagraph,
    isBrokenTable,
    inReportedEntries(findings, pair),
  ];
  return findings.filter((finding) => !suppressors.some((suppresses) => suppresses(finding)));
}
