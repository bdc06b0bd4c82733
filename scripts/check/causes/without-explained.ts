import type { Pair } from '../core/pairs.ts';
import { resolvedRecord } from '../core/staleness/checked.ts';
import { partsIn, partsOf } from '../core/staleness/parts.ts';
import { recordOf } from '../core/staleness/record.ts';
import { isUnitOfPart } from '../coverage/coverage.ts';
import { type Finding, isOneOf } from '../finding.ts';
import type { RuleOrCode } from '../rules/catalog.ts';
import { inReportedEntries } from '../rules/mdx-protected/entries.ts';
import { type Prose, proseOf } from '../text/prose.ts';
import { isText } from '../text/units.ts';

/** Drops the findings of a translation that another of its findings explains. */
export function withoutExplained(findings: readonly Finding[], pair: Pair): Finding[] {
  const lined = (...names: RuleOrCode[]): Set<number> =>
    new Set(findings.flatMap((one) => (isOneOf(one, ...names) ? one.line : [])));
  // Untranslated text has the numbers, terms and punctuation of the source.
  const untranslatedLines = lined('untranslated');
  const isUntranslated = (one: Finding): boolean =>
    isOneOf(one, 'glossary', 'numbers', 'typography') && untranslatedLines.has(one.line);
  // A duplicated passage has its numbers, links and length twice.
  const duplicates = findings.filter((one) => isOneOf(one, 'untranslated/twice'));
  const isDuplicated = (one: Finding): boolean =>
    !duplicates.includes(one) &&
    duplicates.some(({ line, data }) => line === one.line || data.unit === one.data.unit);
  // With a `layout`, a section that is far too short lacks its contents anyway, or is a different section.
  const shortLines = lined('untranslated/too-short');
  const isInShortSection = (one: Finding): boolean =>
    pair.project.layout !== undefined &&
    isOneOf(one, 'links', 'mdx-protected') &&
    one.code.startsWith('missing') &&
    shortLines.has(one.line);
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
  // A table with a wrong header is not recognized as one, and components move with their sections.
  const isBrokenOrMoved = (one: Finding): boolean =>
    (isOneOf(one, 'mdx-protected/missing-table') && lined('mdx-protected/no-table').size > 0) ||
    (isOneOf(one, 'mdx-protected/moved') && lined('headings/other-id').size > 0);
  const suppressors = [
    isUntranslated,
    staleForAnotherReason(findings, pair),
    isDuplicated,
    isInShortSection,
    isLostParagraph,
    isNamedField,
    isBrokenOrMoved,
    inReportedEntries(findings, pair),
  ];
  return findings.filter((finding) => !suppressors.some((suppresses) => suppresses(finding)));
}

/** Returns a test for stale parts with a finding that says more, and that keeps them from being up to date. */
function staleForAnotherReason(findings: readonly Finding[], pair: Pair): (finding: Finding) => boolean {
  const { translation, schema, history } = pair;
  const open = findings.filter((one) => isOneOf(one, 'untranslated', 'placeholders/different'));
  const fields = findings.flatMap((one) => (isOneOf(one, 'keys') ? `="${one.data.where}"` : []));
  return (finding) => {
    const part = String(finding.data.part);
    if (!isOneOf(finding, 'stale') || !finding.data.part) return false;
    const others = open.filter(({ data }) => isUnitOfPart(part, String(data.unit ?? data.where)));
    // Placeholders may also differ for another reason than a change of the source.
    const before = history?.changed.get(part)?.before;
    const isOfChange = ({ data }: Finding): boolean =>
      !before || !(data.expected as string[]).every((one) => before.includes(one));
    const isOther = (one: Finding): boolean =>
      isOneOf(one, 'untranslated/todo') || (isOneOf(one, 'placeholders/different') && isOfChange(one));
    if (others.some(isOther)) return true;
    // Text that was never translated is not stale, but an untranslated sentence may be only one of many.
    const copies = others.filter((one) => isOneOf(one, 'untranslated/english', 'untranslated/language'));
    const isInPart = (one: Prose): boolean => isText(one) && isUnitOfPart(part, one.unit);
    if (copies.length > 0 && copies.length * 2 >= proseOf(translation, schema).filter(isInPart).length)
      return true;
    if (fields.length === 0) return false;
    // A field that the source has lost with its component, or got with its component and without another change.
    const english = partsOf(pair).find(({ name }) => name === part);
    const own = partsIn(translation, schema).find(({ name }) => name === part);
    const [text, written] = [english, own].map((one) => one?.texts.get('') ?? '') as [string, string];
    const rest = text.replace(/^<[A-Z][^<>\n]*\/>$/gm, (tag) =>
      fields.some((field) => tag.includes(field)) ? '' : tag,
    );
    const without = english && recordOf([{ ...english, texts: new Map([['', rest]]) }]).get(part);
    return (
      (rest !== text && without === resolvedRecord(pair)?.get(part)) ||
      fields.some((field) => written.includes(field) && !text.includes(field))
    );
  };
}
