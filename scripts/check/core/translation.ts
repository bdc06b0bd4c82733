import { z } from 'zod';
import { memoize } from './memoize.ts';
import { pluralCategories, pluralForms } from './plurals.ts';
import type { Locale } from './project.ts';

/**
 * What a field means to a translator:
 * `text` is translated; `plural` is translated once per plural form of the language (i18next JSON v4 suffixes);
 * `invariant` is written in the source file only and merged into every other language.
 */
export type FieldKind = 'text' | 'plural' | 'invariant';

declare module 'zod' {
  interface GlobalMeta {
    kind?: FieldKind;
  }
}

/** Content as read from YAML or JSON. */
export type Content = { [key: string]: unknown };

/** Returns the schema inside `.optional()` and `.default()`. */
export function unwrapped(schema: z.ZodType): z.ZodType {
  const isWrapper = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  return isWrapper ? unwrapped(schema.unwrap() as z.ZodType) : schema;
}

/** Returns whether a field is text, plural or invariant; `undefined` if it only contains other fields. */
export const kindOf = (schema: z.ZodType): FieldKind | undefined => metaOf(schema).kind;

/** Whether a field is translatable text, a plural, or a list of either. */
export function isTranslated(schema: z.ZodType): boolean {
  const inner = unwrapped(schema);
  const kind =
    kindOf(inner) ?? (inner instanceof z.ZodArray ? kindOf(inner.element as z.ZodType) : undefined);
  return kind === 'text' || kind === 'plural';
}

/** Returns a schema's metadata; memoized, since zod creates a new object on every call, of which there are many. */
export const metaOf = memoize((schema: z.ZodType): z.core.GlobalMeta => unwrapped(schema).meta() ?? {});

/** Returns the fields of an object schema; none for any other schema. */
export function shapeOf(schema: z.ZodType): { [key: string]: z.ZodType } {
  const inner = unwrapped(schema);
  return inner instanceof z.ZodObject ? (inner.shape as { [key: string]: z.ZodType }) : {};
}

/** Returns the schema of the entries of an `entries` field. */
export function entrySchema(schema: z.ZodType): z.ZodType | undefined {
  const inner = unwrapped(schema);
  return inner instanceof z.ZodRecord ? (inner.valueType as z.ZodType) : undefined;
}

/** Returns the field at a path of keys, or `undefined` if the schema has none there. */
export function fieldAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return unwrapped(schema);
  const inner = unwrapped(schema);
  const shape = shapeOf(inner);
  // Files may contain keys such as “constructor”.
  const named = Object.hasOwn(shape, key) ? shape[String(key)] : undefined;
  const child = inner instanceof z.ZodArray ? (inner.element as z.ZodType) : (entrySchema(inner) ?? named);
  return child && fieldAt(child, rest);
}

/** Returns the keys of a plural field in a language: `pages` → `pages_one`, `pages_other`, … */
export function pluralKeys(key: string, locale: Locale): { required: string[]; optional: string[] } {
  const { required, optional } = pluralForms(locale);
  return {
    required: required.map((form) => `${key}_${form}`),
    optional: optional.map((form) => `${key}_${form}`),
  };
}

/**
 * Returns the schema of a file in one language. English: every field, and plural fields by their forms. Any other
 * language: the translatable fields, each of which may be missing (and falls back to English), no invariants, and
 * only the entries and optional fields that the English file has.
 * @param source the English content, which decides the entries of a translation; if it cannot be read, any entry
 *   is valid, since the mistake is not the translation's
 */
export function fileSchema(
  schema: z.ZodType,
  locale: Locale,
  source: unknown,
  sourceLocale: Locale = 'en',
): z.ZodType {
  if (locale === sourceLocale) return sourceFile(schema, sourceLocale);
  return translationFile(schema, locale, source) ?? schema;
}

function sourceFile(schema: z.ZodType, locale: Locale): z.ZodType {
  if (schema instanceof z.ZodOptional) return sourceFile(schema.unwrap() as z.ZodType, locale).optional();
  if (!(schema instanceof z.ZodObject) || kindOf(schema)) return schema;
  const shape: { [key: string]: z.ZodType } = {};
  for (const [key, field] of Object.entries(shapeOf(schema))) {
    if (kindOf(field) === 'plural') {
      const { required, optional } = pluralKeys(key, locale);
      for (const form of optional) shape[form] = field.optional();
      for (const form of required) shape[form] = field;
    } else shape[key] = sourceFile(field, locale);
  }
  return objectLike(schema, shape);
}

function translationFile(schema: z.ZodType, locale: Locale, source: unknown): z.ZodType | undefined {
  if (kindOf(schema) === 'invariant') return undefined;
  if (!hasFields(schema)) return unwrapped(schema);
  const entry = entrySchema(schema);
  const readable = isContent(source);
  if (entry && !readable) {
    const translated = translationFile(entry, locale, undefined);
    return translated && z.record(z.string(), translated).meta(unwrapped(schema).meta() ?? {});
  }
  const from = asContent(source);
  const shape: { [key: string]: z.ZodType } = {};
  for (const [key, field] of fieldsOf(schema, from)) {
    if (readable && field instanceof z.ZodOptional && from[key] === undefined) continue;
    if (kindOf(field) === 'plural') {
      const { required, optional } = pluralKeys(key, locale);
      for (const form of [...required, ...optional]) shape[form] = field.optional();
    } else {
      const translated = translationFile(field, locale, from[key]);
      if (translated) shape[key] = translated.optional();
    }
  }
  return objectLike(unwrapped(schema), shape);
}

/** Returns an object schema that accepts further keys if the one it is derived from does. */
function objectLike(schema: z.ZodType, shape: { [key: string]: z.ZodType }): z.ZodType {
  const isLoose = schema instanceof z.ZodObject && schema.def.catchall instanceof z.ZodUnknown;
  return (isLoose ? z.looseObject(shape) : z.strictObject(shape)).meta(schema.meta() ?? {});
}

/** Whether a field contains other fields: a group, or entries. */
export function hasFields(schema: z.ZodType): boolean {
  return !kindOf(schema) && (unwrapped(schema) instanceof z.ZodObject || entrySchema(schema) !== undefined);
}

/** Returns the fields of a group, or one for each entry of the English content. */
export function fieldsOf(schema: z.ZodType, source: Content): [string, z.ZodType][] {
  const entry = entrySchema(schema);
  return entry ? Object.keys(source).map((key) => [key, entry]) : Object.entries(shapeOf(schema));
}

/** Returns the plural forms of `key` in content, in the order of CLDR. */
export function formsOf(key: string, content: Content): Content {
  const names = pluralCategories.map((form) => `${key}_${form}`);
  return Object.fromEntries(
    names.filter((name) => Object.hasOwn(content, name)).map((name) => [name, content[name]]),
  );
}

/** Whether a value contains fields: an object, but not a list. */
export function isContent(value: unknown): value is Content {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a value as content; empty if it is not an object. */
export function asContent(value: unknown): Content {
  return isContent(value) ? value : {};
}
