import type { Pair } from '../core/pairs.ts';
import { type Finding, isOneOf } from '../finding.ts';
import type { RuleOrCode } from '../rules/catalog.ts';
import { inReportedEntries } from '../rules/mdx-protected/entries.ts';
import { staleForAnotherReason } from './stale-for-another-reason.ts';

/** Drops the findings of a translation that another of its findings explains. */
export function withoutExplained(findings: readonly Finding[], pair: Pair): Finding[] {
  const lined = (...names: RuleOrCode[]): Set<number> =>
    new Set(findings.flatMap((one) => (isOneOf(one, ...names) ? one.line : [])));
  // Untranslated text has the numbers, terms and punctuation of the source.
  const untranslatedLines = lined('untranslated');
  const isCopy = lined('untranslated/page').size > 0;
  const isUntranslated = (one: Finding): boolean =>
    (isOneOf(one, 'glossary', 'numbers', 'typography') && (isCopy || untranslatedLines.has(one.line))) ||
    (isOneOf(one, 'stale') && isCopy);
  // A duplicated passage has its numbers, links and length twice.
  const duplicates = findings.filter((one) => isOneOf(one, 'untranslated/twice'));
  const isDuplicated = (one: Finding): boolean =>
    !duplicates.includes(one) &&
    duplicates.some(({ line, data }) => line === one.line || data.unit === one.data.unit);
  // A section that is far too short lacks its contents anyway, or is a different section.
  const shortLines = lined('untranslated/too-short');
  const isInShortSection = (one: Finding): boolean =>
    isOneOf(one, 'links', 'mdx-protected') && one.code.startsWith('missing') && shortLines.has(one.line);
  // A component goes with the field that it names.
  const fields = findings.flatMap((one) =>
    isOneOf(one, 'mdx-protected/unknown-field') && one.data.extra ? one.data.value : [],
  );
  const isNamedField = (one: Finding): boolean =>
    isOneOf(one, 'keys/unknown') && fields.includes(one.data.where);
  // A finding that names the missing paragraph says more than one about the length.
  const lostLines = lined('untranslated/lost-paragraph');
  const isLostParagraph = (one: Finding): boolean =>
    isOneOf(one, 'untranslated/too-short') && lostLines.has(one.line);
  // Components move with their sections.
  const isMovedSection = (one: Finding): boolean =>
    isOneOf(one, 'mdx-protected/moved') && lined('headings/other-id').size > 0;
  // What is to be written in place of an address is said in one of two findings.
  const placesOfLinks = findings.flatMap((one) => (isOneOf(one, 'links/different') ? placeOf(one) : []));
  const isWrittenOtherwise = (one: Finding): boolean =>
    isOneOf(one, 'mdx-protected/address') && placesOfLinks.includes(placeOf(one));
  const suppressors = [
    isUntranslated,
    staleForAnotherReason(findings, pair),
    isDuplicated,
    isInShortSection,
    isLostParagraph,
    isNamedField,
    isMovedSection,
    isWrittenOtherwise,
    inReportedEntries(findings, pair),
  ];
  return findings.filter((finding) => !suppressors.some((suppresses) => suppresses(finding)));
}

const placeOf = ({ line, column }: Finding): string => `${line}:${column}`;
