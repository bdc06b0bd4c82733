import type { Pair } from '../core/pairs.ts';
import { resolvedRecord } from '../core/staleness/checked.ts';
import { partsIn, partsOf } from '../core/staleness/parts.ts';
import { recordOf } from '../core/staleness/record.ts';
import { isUnitOfPart } from '../coverage/coverage.ts';
import { type Finding, isOneOf } from '../finding.ts';
import { type Prose, proseOf } from '../text/prose.ts';
import { isText } from '../text/units.ts';

/** Returns a test for stale parts with a finding that says more, and that keeps them from being up to date. */
export function staleForAnotherReason(
  findings: readonly Finding[],
  pair: Pair,
): (finding: Finding) => boolean {
  const open = findings.filter((one) => isOneOf(one, 'untranslated', 'placeholders/different'));
  const fields = findings.flatMap((one) => (isOneOf(one, 'keys') ? `="${one.data.where}"` : []));
  return (finding) => {
    if (!isOneOf(finding, 'stale') || !finding.data.part) return false;
    const part = String(finding.data.part);
    const others = open.filter(({ data }) => isUnitOfPart(part, String(data.unit ?? data.where)));
    return (
      others.some((one) => isOneOf(one, 'untranslated/todo')) ||
      hasOtherPlaceholders(others, part, pair) ||
      isCopy(others, part, pair) ||
      (fields.length > 0 && isChangeOfFields(fields, part, pair))
    );
  };
}

/** Whether placeholders differ because of the change: they may also do so for another reason. */
function hasOtherPlaceholders(others: readonly Finding[], part: string, { history }: Pair): boolean {
  const before = history?.changed.get(part)?.before;
  return others.some(
    (one) =>
      isOneOf(one, 'placeholders/different') &&
      (!before || !(one.data.expected as string[]).every((expected) => before.includes(expected))),
  );
}

/** Whether text was never translated, and so is not stale; an untranslated sentence may be only one of many. */
function isCopy(others: readonly Finding[], part: string, { translation, schema }: Pair): boolean {
  const copies = others.filter((one) => isOneOf(one, 'untranslated/english', 'untranslated/language'));
  const isInPart = (one: Prose): boolean => isText(one) && isUnitOfPart(part, one.unit);
  return copies.length > 0 && copies.length * 2 >= proseOf(translation, schema).filter(isInPart).length;
}

/** Whether the source has lost a field with its component, or got one with its component and without another change. */
function isChangeOfFields(fields: readonly string[], part: string, pair: Pair): boolean {
  const english = partsOf(pair).find(({ name }) => name === part);
  const own = partsIn(pair.translation, pair.schema).find(({ name }) => name === part);
  const [text, written] = [english, own].map((one) => one?.texts.get('') ?? '') as [string, string];
  const rest = text.replace(/^<[A-Z][^<>\n]*\/>$/gm, (tag) =>
    fields.some((field) => tag.includes(field)) ? '' : tag,
  );
  const without = english && recordOf([{ ...english, texts: new Map([['', rest]]) }]).get(part);
  return (
    (rest !== text && without === resolvedRecord(pair)?.get(part)) ||
    fields.some((field) => written.includes(field) && !text.includes(field))
  );
}
