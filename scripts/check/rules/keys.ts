import { z } from 'zod';
import { type ContentPath, dotted, explain, quote } from '../../../schema/explain.ts';
import type { Finding } from '../../../schema/finding.ts';
import { pluralExamples } from '../../../schema/plurals.ts';
import {
  asContent,
  type Content,
  fieldsOf,
  fileSchema,
  holdsFields,
  isContent,
  kindOf,
  pluralKeys,
  unwrapped,
} from '../../../schema/translation.ts';
import type { Graph } from '../../content/graph.ts';
import type { Located } from '../../content/located.ts';
import { findingAt } from '../../content/validate.ts';
import { type Pair, pairsOf } from '../pairs.ts';
import { reference } from '../place.ts';

/**
 * Rule `keys`: a translation has every text that English has, in all plural forms of its language, and lists
 * of the same length. Keys too many, misspelt keys and empty values are found by `validate()`.
 */
export function keys(graph: Graph): Finding[] {
  return pairsOf(graph).flatMap((pair) => {
    const { source, translation } = pair;
    return source.data && translation.data
      ? compare({ ...pair, from: source.data, to: translation.data })
      : [];
  });
}

/** A pair both of whose files can be read. */
interface ReadPair extends Pair {
  from: Located;
  to: Located;
}

function compare(pair: ReadPair): Finding[] {
  const { schema, language, from, to } = pair;
  const allowed = fileSchema(schema, language.code, from.value);
  const misspelt = new Set(
    explain(to.value, allowed, schema)
      .flatMap(({ meant }) => meant ?? [])
      .map(dotted),
  );

  const compareField = (
    field: z.ZodType,
    source: unknown,
    translation: unknown,
    path: ContentPath,
  ): Finding[] => {
    if (holdsFields(field))
      return isContent(translation) ? compareFields(field, asContent(source), translation, path) : [];
    if (!(unwrapped(field) instanceof z.ZodArray)) return [];
    return lengthsDiffer(source, translation) ? [otherLength(source, translation, path, pair)] : [];
  };

  const compareFields = (
    holder: z.ZodType,
    source: Content,
    translation: Content,
    parent: ContentPath,
  ): Finding[] =>
    fieldsOf(holder, source).flatMap(([key, field]) => {
      const path = [...parent, key];
      if (kindOf(field) === 'plural') return missingForms(field, key, source, translation, parent);
      if (!Object.hasOwn(source, key) || !hasText(field, source[key])) return [];
      if (Object.hasOwn(translation, key)) return compareField(field, source[key], translation[key], path);
      return misspelt.has(dotted(path)) ? [] : [missingKey(field, path, source[key], pair)];
    });

  const missingForms = (
    field: z.ZodType,
    key: string,
    source: Content,
    translation: Content,
    parent: ContentPath,
  ) => {
    if (!Object.hasOwn(source, `${key}_other`)) return [];
    const { required } = pluralKeys(key, language.code);
    const missing = required.filter(
      (name) => !Object.hasOwn(translation, name) && !misspelt.has(dotted([...parent, name])),
    );
    if (missing.length === required.length) return [missingPlural(field, key, required, parent, pair)];
    return missing.map((name) => missingForm(name, key, parent, pair));
  };

  return isContent(to.value) ? compareFields(schema, asContent(from.value), to.value, []) : [];
}

/** Whether a field has anything to translate. */
function hasText(field: z.ZodType, source: unknown): boolean {
  if (!holdsFields(field)) return kindOf(field) !== 'invariant';
  const held = asContent(source);
  return fieldsOf(field, held).some(([key, inner]) => hasText(inner, held[key]));
}

function missingKey(field: z.ZodType, path: ContentPath, source: unknown, pair: ReadPair): Finding {
  const key = String(path.at(-1));
  const at = reference(pair.source, pair.from.locate(path, 'key'));
  const about = unwrapped(field).meta()?.description;
  const english = typeof source === 'string' ? ` English (${at}): ${quote(source)}.` : '';
  const message = `“${dotted(path)}” is missing.${about ? ` It is: ${about}` : ''}${english}`;
  const fix =
    typeof source === 'string'
      ? `add “${key}”${under(path)} and translate the English text.`
      : `copy “${key}” from ${at}${under(path)} and translate its texts.`;
  return findingAt(pair.translation, pair.to.locate(path), 'keys', message, fix);
}

function missingPlural(
  field: z.ZodType,
  key: string,
  required: readonly string[],
  parent: ContentPath,
  pair: ReadPair,
): Finding {
  const path = [...parent, key];
  const about = unwrapped(field).meta()?.description ?? '';
  return findingAt(
    pair.translation,
    pair.to.locate(path),
    'keys',
    `“${dotted(path)}” is missing. It is: ${about} ${english(key, parent, pair)}`.trim(),
    `add ${required.map((name) => `“${name}”`).join(', ')}${under(path)}: one text for each plural form of ${pair.language.name}.`,
  );
}

function missingForm(name: string, key: string, parent: ContentPath, pair: ReadPair): Finding {
  const path = [...parent, name];
  const form = name.slice(key.length + 1) as Intl.LDMLPluralRule;
  const examples = pluralExamples(pair.language.code, form);
  const use = examples.length > 0 ? `, for numbers such as ${examples.join(', ')}` : '';
  return findingAt(
    pair.translation,
    pair.to.locate(path),
    'keys',
    `“${dotted(path)}” is missing: ${pair.language.name} has a plural form “${form}”${use}. ${english(key, parent, pair)}`,
    `add “${name}”${under(path)}.`,
  );
}

/** The English text that a plural form is a translation of, with its place. */
function english(key: string, parent: ContentPath, { source, from }: ReadPair): string {
  const path = [...parent, `${key}_other`];
  const text = path.reduce<unknown>((value, part) => asContent(value)[part], from.value);
  return `English (${reference(source, from.locate(path, 'key'))}): ${quote(String(text))}.`;
}

const under = (path: ContentPath): string => (path.length > 1 ? ` under “${dotted(path.slice(0, -1))}”` : '');

/** Two lists of different length; that an empty one is empty is a finding of `validate()`. */
function lengthsDiffer(source: unknown, translation: unknown): boolean {
  if (!Array.isArray(source) || !Array.isArray(translation)) return false;
  return translation.length > 0 && source.length !== translation.length;
}

function otherLength(source: unknown, translation: unknown, path: ContentPath, pair: ReadPair): Finding {
  const count = (list: unknown): string => {
    const { length } = list as unknown[];
    return length === 1 ? '1 entry' : `${length} entries`;
  };
  const at = reference(pair.source, pair.from.locate(path));
  return findingAt(
    pair.translation,
    pair.to.locate(path),
    'keys',
    `“${dotted(path)}” has ${count(translation)}, the English list (${at}) has ${count(source)}.`,
    `write ${count(source)}, each the translation of the English one at the same place.`,
  );
}
