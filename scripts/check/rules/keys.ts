import { type ContentPath, dotted, explain, nameOf, purposeOf, quote } from '../core/explain.ts';
import type { Finding } from '../core/finding.ts';
import { findingAt } from '../core/finding-at.ts';
import { type Pair, type ReadPair, readable } from '../core/pairs.ts';
import { pluralExamples, pluralForms } from '../core/plurals.ts';
import { asContent, fileSchema, unwrapped } from '../core/translation.ts';
import { type Gap, gapsOf } from '../gaps.ts';
import { reference } from '../place.ts';

/**
 * Rule `keys`: a translation has every text that English has, in all plural forms of its language, and lists
 * of the same length. Keys too many, misspelt keys and empty values are found by `validate()`.
 */
export function keys(files: Pair): Finding[] {
  const pair = readable(files);
  if (!pair) return [];
  const { schema, language, from, to } = pair;
  const gaps = gapsOf(schema, language.code, asContent(from.value), asContent(to.value));
  return gaps.length > 0 ? findingsOf(gaps, pair) : [];
}

function findingsOf(gaps: readonly Gap[], pair: ReadPair): Finding[] {
  const misspelt = keysMeant(pair);
  const open = gaps.filter(({ path }) => !misspelt.has(dotted(path)));
  const { required } = pluralForms(pair.language.code);
  return open.flatMap((gap) => {
    if (gap.kind === 'key') return missingKey(gap, pair);
    if (gap.kind === 'length') return otherLength(gap, pair);
    const family = open.filter(
      (other) => other.kind === 'form' && dotted(other.family) === dotted(gap.family),
    );
    if (family.length < required.length) return missingForm(gap, pair);
    return gap === family[0] ? missingFamily(gap, pair) : [];
  });
}

/** The keys that stand in a translation under a wrong name, which is a finding of `validate()`. */
function keysMeant({ project, schema, language, from, to }: ReadPair): Set<string> {
  const allowed = fileSchema(schema, language.code, from.value, project.source);
  return new Set(
    explain(to.value, allowed, schema)
      .flatMap(({ meant }) => meant ?? [])
      .map(dotted),
  );
}

type GapOf<Kind extends Gap['kind']> = Extract<Gap, { kind: Kind }>;

function missingKey({ path, field, source }: GapOf<'key'>, pair: ReadPair): Finding {
  const at = reference(pair.source, pair.from.locate(path, 'key'));
  const message = `${nameOf(path)} is missing.${purposeOf(unwrapped(field))}`;
  if (typeof source === 'string') {
    const fix = `add “${path.at(-1)}”${under(path)} and translate the English text.`;
    return finding(path, `${message} English (${at}): ${quote(source)}.`, fix, pair);
  }
  return finding(
    path,
    message,
    `copy “${path.at(-1)}” from ${at}${under(path)} and translate its texts.`,
    pair,
  );
}

function missingFamily({ family, field }: GapOf<'form'>, pair: ReadPair): Finding {
  const { required } = pluralForms(pair.language.code);
  const names = required.map((form) => `“${family.at(-1)}_${form}”`).join(', ');
  const message = `${nameOf(family)} is missing.${purposeOf(unwrapped(field))} ${english(family, pair)}`;
  const fix = `add ${names}${under(family)}: one text for each plural form of ${pair.language.name}.`;
  return finding(family, message, fix, pair);
}

function missingForm({ path, family, form }: GapOf<'form'>, pair: ReadPair): Finding {
  const { code, name } = pair.language;
  const use = `${name} has a plural form “${form}”, for numbers such as ${pluralExamples(code, form).join(', ')}`;
  const message = `${nameOf(path)} is missing: ${use}. ${english(family, pair)}`;
  return finding(path, message, `add “${path.at(-1)}”${under(path)}.`, pair);
}

/** The English text of a plural, in its form `other`, with its place. */
function english(family: ContentPath, { source, from }: ReadPair): string {
  const path = [...family.slice(0, -1), `${family.at(-1)}_other`];
  const text = path.reduce<unknown>((value, key) => asContent(value)[key], from.value);
  return `English (${reference(source, from.locate(path, 'key'))}): ${quote(String(text))}.`;
}

function otherLength({ path, source, translation }: GapOf<'length'>, pair: ReadPair): Finding {
  const count = ({ length }: unknown[]): string => (length === 1 ? '1 entry' : `${length} entries`);
  const at = reference(pair.source, pair.from.locate(path));
  const message = `${nameOf(path)} has ${count(translation)}, the English list (${at}) has ${count(source)}.`;
  const fix = `write ${count(source)}, each the translation of the English one at the same place.`;
  return finding(path, message, fix, pair);
}

const under = (path: ContentPath): string => (path.length > 1 ? ` under ${nameOf(path.slice(0, -1))}` : '');

const finding = (
  path: ContentPath,
  message: string,
  fix: string,
  { translation, to }: ReadPair,
): Finding => ({
  ...findingAt(translation, to.locate(path), 'keys', message, fix),
  gap: true,
});
