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
